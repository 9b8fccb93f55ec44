import { divideHalfUp } from '#platform/shared/money.ts';
import { hashText } from '../catalog/prng.ts';

const DAY_MS = 86_400_000;
/** Prices of makers hold for two to four months. */
const LEAST_DAYS = 60;
const MORE_DAYS = 60;
/** Goods whose price never moved, of ten. */
const STEADY = 3;
/** Prices of 10 yuan and more are set in whole 0.1 yuan, cheaper ones in 0.01. */
const TEN_YUAN = 100_000n;

const CHANGE = { lowest: 940, range: 90 } as const;

function round(price: bigint): bigint {
  const step = price >= TEN_YUAN ? 1_000n : 100n;
  const rounded = divideHalfUp(price, step) * step;
  return rounded > 0n ? rounded : price;
}

/**
 * What an item cost on a day of the past, from its price of today: the same item, day and price give the same answer.
 * The latest change lies a few weeks back at most, so that some goods cost another price than at their last order.
 */
export function pastPrice(price: bigint, itemNo: string, day: Date, now: Date): bigint {
  const draw = hashText(`price ${itemNo}`);
  if (draw % 10 < STEADY) return price;
  const days = Math.floor((now.getTime() - day.getTime()) / DAY_MS);
  const length = LEAST_DAYS + (draw % MORE_DAYS);
  const sinceLast = (draw >>> 8) % (length / 2);
  const period = Math.ceil((days - sinceLast) / length);
  if (period <= 0) return price;
  const thousandths = CHANGE.lowest + (hashText(`price ${itemNo} ${period}`) % CHANGE.range);
  return round((price * BigInt(thousandths)) / 1_000n);
}
