/** True when one letter added, left out, changed, or two neighbours swapped make one word into the other. */
export function withinOneEdit(first: string, second: string): boolean {
  if (first === second) return true;
  const a = [...first];
  const b = [...second];
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = a.findIndex((letter, at) => letter !== b[at]);
  // All of the first word stands at the beginning of the second, which has one letter more.
  if (start < 0) return true;
  const rest = (word: string[], from: number) => word.slice(from).join('');
  if (a.length > b.length) return rest(a, start + 1) === rest(b, start);
  if (a.length < b.length) return rest(a, start) === rest(b, start + 1);
  if (rest(a, start + 1) === rest(b, start + 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2);
}
