import { LEVEL_FACTORS } from '#features/prices/rules/public.ts';
import type { PriceBasis } from './search-index.ts';

/** Which price a level pays, in terms the index can sort and filter by; mirrors `resolvePrice`. */
export function priceBasis(levelCode: string | null): PriceBasis {
  if (levelCode === 'enterprise') return { kind: 'agreed' };
  return { kind: 'list', factorBp: LEVEL_FACTORS[levelCode ?? ''] ?? 10_000 };
}

/** An agreed price above the list price is no favour. In 1/10,000 yuan, as all prices of the index. */
export const agreedPrice = (price: number, listPrice: number) => (listPrice > 0 ? Math.min(price, listPrice) : price);

/** What the caller pays; twin of `resolvePrice` of the prices feature. */
export function paidPrice(basis: PriceBasis, price: number, listPrice: number): number {
  if (basis.kind === 'agreed') return agreedPrice(price, listPrice);
  return Math.floor((listPrice * basis.factorBp + 5_000) / 10_000);
}
