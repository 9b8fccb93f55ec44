import { capacityOf, type PlannedLeaf } from './allocate-skus.ts';

/**
 * Numbers that stay the same whatever the seed, because the quick order of the home page and the browser journeys use
 * them. Key: brand and manufacturer's number.
 */
export const FIXED_ITEM_NUMBERS: ReadonlyMap<string, string> = new Map([
  ['东明 DM-912-M8×30-A2', 'FAS1204418'],
  ['正泰 NXB-63 C32 3P', 'ELE0038127'],
  ['安思尔 37-676-9', 'PPE7710293'],
]);
const TAKEN = new Set(FIXED_ITEM_NUMBERS.values());

const FIRST_NUMBER = 1_000_000;
const PAST_LAST_NUMBER = 10_000_000;

/** Where one series stands among all that could ever be made. */
export interface SeriesNumbers {
  /** Item number of a sibling: three letters of the top category and seven digits. */
  itemNo(sibling: number): string;
  /** First of 64 article numbers for part numbers, never shared with another series. */
  article: number;
}

/**
 * Gives every SKU the taxonomy can make a number of its own, whether it is made or not. So a number depends neither on
 * the size of the catalogue nor on what was made before, a larger catalogue keeps the numbers of the smaller one, and a
 * run that was cut off can go on anywhere.
 */
export function numberItems(
  leaves: readonly PlannedLeaf[],
): (leaf: PlannedLeaf, brand: number, option: number) => SeriesNumbers {
  const tops = new Map<string, number>();
  const starts = new Map<string, { item: number; series: number }>();
  let series = 0;
  for (const { place, plan } of leaves) {
    const used = tops.get(place.top.code) ?? 0;
    starts.set(place.code, { item: used, series });
    tops.set(place.top.code, used + capacityOf(plan));
    series += plan.brands.length * plan.options;
  }
  for (const [top, capacity] of tops) {
    if (capacity > PAST_LAST_NUMBER - FIRST_NUMBER) throw new Error(`${top}: ${capacity} SKUs have too few numbers`);
  }
  return ({ place, plan }, brand, option) => {
    const start = starts.get(place.code);
    if (!start) throw new Error(`no numbers for ${place.code}`);
    const stride = (PAST_LAST_NUMBER - FIRST_NUMBER) / (tops.get(place.top.code) ?? 1);
    const first = start.item + plan.before(option) * plan.brands.length + brand * plan.count(option);
    return {
      itemNo: (sibling) => free(`${place.top.code}${FIRST_NUMBER + Math.floor((first + sibling) * stride)}`),
      article: articleOf(start.series + option * plan.brands.length + brand, series),
    };
  };
}

/** What would take a fixed number begins with a zero instead, where no other number is. */
const free = (itemNo: string) => (TAKEN.has(itemNo) ? `${itemNo.slice(0, 3)}0${itemNo.slice(4)}` : itemNo);

const PRIME = 7_368_787;

/** Spreads the series over nine digits, so that neighbours in the taxonomy are none in the maker's price list. */
function articleOf(ordinal: number, total: number): number {
  if (total >= PRIME) throw new Error('too many series for the article numbers');
  return 100_000_000 + ((ordinal * 611_953) % PRIME) * 64;
}
