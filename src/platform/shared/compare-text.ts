/**
 * Order of codes and keys by their characters alone: the same on every machine, and equal only where the texts are.
 * What people read is sorted by their language instead.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
