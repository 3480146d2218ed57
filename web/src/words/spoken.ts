/** Several things said as one name: each ends in one period, whether or not it brings its own. */
export function spoken(...said: readonly string[]): string {
  return said.map((each) => each.replace(/\.$/, "")).join(". ");
}
