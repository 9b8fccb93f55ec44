/** A value of a facet with the number of items that have it. */
export interface ValueCount {
  value: string;
  count: number;
}

export interface NumericValue {
  number: number;
  count: number;
}

/** Both ends belong to the range; an end that is missing is open. */
export interface ValueRange {
  from: number | null;
  to: number | null;
}

const NUMERIC = /^(-?\d+(?:\.\d+)?)(\D{0,6})$/u;

/** Values as numbers of one unit; null as soon as one of them is no number or has another unit. */
export function asNumbers(values: readonly ValueCount[]): { unit: string; numbers: NumericValue[] } | null {
  let unit: string | null = null;
  const numbers: NumericValue[] = [];
  for (const { value, count } of values) {
    const match = NUMERIC.exec(value);
    if (!match || (unit !== null && unit !== match[2])) return null;
    unit = match[2] ?? '';
    numbers.push({ number: Number(match[1]), count });
  }
  return unit === null ? null : { unit, numbers: numbers.sort((a, b) => a.number - b.number) };
}

const MOST_RANGES = 5;

/**
 * Cuts sorted values into at most five ranges that hold about the same number of items each.
 * The first is open below and the last above, so that together they hold everything.
 */
export function splitIntoRanges(numbers: readonly NumericValue[]): ValueRange[] {
  const total = numbers.reduce((sum, { count }) => sum + count, 0);
  const share = total / Math.min(MOST_RANGES, numbers.length);
  const groups: NumericValue[][] = [];
  let seen = 0;
  for (const number of numbers) {
    const index = Math.min(MOST_RANGES - 1, Math.floor((seen + number.count / 2) / share));
    const last = groups.at(-1);
    if (last && index < groups.length) last.push(number);
    else groups.push([number]);
    seen += number.count;
  }
  return groups.map((group, index) => ({
    from: index === 0 ? null : (group[0]?.number ?? null),
    to: index === groups.length - 1 ? null : (group.at(-1)?.number ?? null),
  }));
}

export function inRange(number: number, { from, to }: ValueRange): boolean {
  return (from === null || number >= from) && (to === null || number <= to);
}

export function countInRange(numbers: readonly NumericValue[], range: ValueRange): number {
  return numbers.reduce((sum, { number, count }) => (inRange(number, range) ? sum + count : sum), 0);
}

/** ~16, 20~30, 55~ : how a range is written in addresses and calls. */
export function writeRange({ from, to }: ValueRange): string {
  return `${from ?? ''}~${to ?? ''}`;
}

export function readRange(text: string): ValueRange | null {
  const match = /^(-?\d{1,12}(?:\.\d{1,6})?)?~(-?\d{1,12}(?:\.\d{1,6})?)?$/.exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  return {
    from: match[1] === undefined ? null : Number(match[1]),
    to: match[2] === undefined ? null : Number(match[2]),
  };
}

/** ≤ 16, 20 – 30, ≥ 55. */
export function describeRange({ from, to }: ValueRange): string {
  if (from === null) return `≤ ${to}`;
  if (to === null) return `≥ ${from}`;
  return from === to ? String(from) : `${from} – ${to}`;
}
