/** What the browser remembers for this page. Where it may remember nothing, that holds until the page is closed. */
const meanwhile = new Map<string, string>();

export const remembered = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return meanwhile.get(key) ?? null;
    }
  },
  set(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
    } catch {
      meanwhile.set(key, text);
    }
  },
};
