import { parseUnitPrice } from '#platform/shared/money.ts';

/** Steps of the price facet in yuan: figures people think in. */
export const PRICE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;

/** How many items cost at least step `step - 1` and less than step `step`; the last one has no upper end. */
export interface StepCount {
  step: number;
  count: number;
}

export interface PriceBand {
  key: string;
  label: string;
  count: number;
}

/** Ends in 1/10,000 yuan; both belong to the range, a missing end is open. */
export interface PriceRange {
  from: bigint | null;
  to: bigint | null;
}

const MOST_BANDS = 5;

/** Lower end of the steps from here on, in whole yuan; null below the first one. */
const lowerEnd = (step: number): number | null => PRICE_STEPS[step - 1] ?? null;

/** 20~49.9999: a band ends just below the next one, so an item is counted in one band only. */
function bandOf(group: readonly StepCount[], next: StepCount | undefined): PriceBand {
  const from = lowerEnd(group[0]?.step ?? 0);
  const above = next ? lowerEnd(next.step) : null;
  const key = `${from ?? ''}~${above === null ? '' : `${above - 1}.9999`}`;
  return { key, label: describePrices(key), count: group.reduce((sum, { count }) => sum + count, 0) };
}

/** Joins neighbouring steps into at most five bands of about the same size; nothing when all items cost about the same. */
export function priceBands(steps: readonly StepCount[]): PriceBand[] {
  const filled = steps.filter(({ count }) => count > 0).sort((a, b) => a.step - b.step);
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  const groups: StepCount[][] = [];
  let seen = 0;
  for (const step of filled) {
    const index = Math.floor(((seen + step.count / 2) * MOST_BANDS) / total);
    const last = groups.at(-1);
    if (last && index < groups.length) last.push(step);
    else groups.push([step]);
    seen += step.count;
  }
  if (groups.length < 2) return [];
  return groups.map((group, index) => {
    const outermost = index === 0 ? [{ step: 0, count: 0 }, ...group] : group;
    return bandOf(outermost, groups[index + 1]?.[0]);
  });
}

const PRICE_RANGE = /^(\d{1,9}(?:\.\d{1,4})?)?~(\d{1,9}(?:\.\d{1,4})?)?$/;

/** Reads `20~50`, `~50` or `20~` (yuan); null when it is none or when the ends are the wrong way round. */
export function readPriceRange(text: string): PriceRange | null {
  const match = PRICE_RANGE.exec(text);
  if (!match || (!match[1] && !match[2])) return null;
  const from = match[1] ? parseUnitPrice(match[1]) : null;
  const to = match[2] ? parseUnitPrice(match[2]) : null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

/** ¥20 以下, ¥20 – 50, ¥50 以上. */
export function describePrices(key: string): string {
  const [from = '', to = ''] = key.split('~');
  const end = to.endsWith('.9999') ? String(BigInt(to.slice(0, -5)) + 1n) : to;
  if (!from) return `¥${end} 以下`;
  return end ? `¥${from} – ${end}` : `¥${from} 以上`;
}
