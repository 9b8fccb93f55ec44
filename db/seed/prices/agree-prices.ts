import { createRandom } from '#seed/catalog/prng.ts';

/** What a price is agreed about. Prices in 1/10,000 yuan. */
export interface DealItem {
  itemNo: string;
  salesPrice: bigint;
  moq: number;
  step: number;
}

export interface DealTier {
  minQuantity: number;
  price: bigint;
}

const YUAN = 10_000n;

/** Steps in which dealers quote, from the price on at which they do: whole yuan when dear, tenths of a fen when cheap. */
const QUOTE_STEPS: readonly [from: bigint, step: bigint][] = [
  [1000n * YUAN, YUAN],
  [100n * YUAN, 5000n],
  [10n * YUAN, 1000n],
  [YUAN, 100n],
  [0n, 10n],
];

/** A share of a price, in basis points, down to the step of dealers; never nothing. */
export function shareOf(price: bigint, basisPoints: number): bigint {
  const share = (price * BigInt(basisPoints)) / 10_000n;
  const step = QUOTE_STEPS.find(([from]) => share >= from)?.[1] ?? 1n;
  return share >= step ? (share / step) * step : share || 1n;
}

/** Quantities from which more discount is given, by the price of one: screws by the hundred, pumps by the pair. */
function usualQuantities(price: bigint): readonly number[] {
  if (price < 5n * YUAN) return [100, 500];
  if (price < 50n * YUAN) return [20, 100];
  return price < 500n * YUAN ? [5, 20] : [2, 10];
}

/** Prices a firm has agreed for an item: below the sales price, and less the more it takes. */
export function agreePrices(item: DealItem, firm: string): DealTier[] {
  const { salesPrice, moq, step } = item;
  const random = createRandom(`agreement ${firm} ${item.itemNo}`);
  let share = random.int(9200, 9700);
  const tiers = [{ minQuantity: 1, price: shareOf(salesPrice, share) }];
  const more = usualQuantities(salesPrice).slice(0, random.int(0, 2));
  for (const usual of more) {
    share -= random.int(200, 450);
    const minQuantity = moq + Math.ceil(Math.max(usual - moq, moq * (tiers.length * 4)) / step) * step;
    const price = shareOf(salesPrice, share);
    const last = tiers.at(-1);
    if (last && price < last.price && minQuantity > last.minQuantity) tiers.push({ minQuantity, price });
  }
  return tiers;
}

/** Price of a promotion: low enough to beat what companies pay anyway. */
export function promote({ salesPrice, itemNo }: DealItem): bigint {
  return shareOf(salesPrice, createRandom(`promotion ${itemNo}`).int(8400, 9300));
}
