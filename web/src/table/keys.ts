/** Keys of the table: one letter each, never while somebody writes. */

export function keys(actions: Readonly<Record<string, () => unknown>>): (event: KeyboardEvent) => void {
  return (event) => {
    const writes = (event.target as Element).matches("input, textarea, select, dialog *");
    const act = actions[event.key];
    if (!act || writes || event.ctrlKey || event.metaKey || event.altKey) return;
    act();
  };
}
