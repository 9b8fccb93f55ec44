/** The same list with one entry at another place; places outside are brought to its ends. */
export function moveTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  const moved = list.slice(from, from + 1);
  return rest.toSpliced(Math.max(0, to), 0, ...moved);
}

/** Whether a new order names every entry exactly once. */
export function isSameSet(before: readonly string[], after: readonly string[]): boolean {
  const known = new Set(before);
  return before.length === after.length && new Set(after).size === after.length && after.every((one) => known.has(one));
}
