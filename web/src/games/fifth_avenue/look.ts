/** On a small screen what can be chosen may lie out of sight: then the page goes there. */

/** Scrolls no farther than to the first of these, unless one of them can be seen already. */
export function lookAt(elements: readonly Element[]): void {
  if (elements.length === 0 || elements.some(isSeen)) return;
  elements[0]!.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

/** Whether its middle is on the screen and nothing lies over it. */
function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}
