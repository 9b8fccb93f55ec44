import { compareText } from '#platform/shared/compare-text.ts';

const PART = /\d+(?:\.\d+)?|\D+/g;

/** Order in which people read values: numbers inside words count as numbers, M8 before M10, 1.25 before 1.5. */
export function compareNaturally(a: string, b: string): number {
  const left = a.match(PART) ?? [];
  const right = b.match(PART) ?? [];
  for (const [n, part] of left.entries()) {
    const order = compareParts(part, right[n] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareParts(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (!Number.isNaN(difference) && a.trim() && b.trim()) return difference;
  return compareText(a, b);
}
