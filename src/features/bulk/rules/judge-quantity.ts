import {
  describeQuantityRule,
  needsStock,
  type PurchaseFacts,
  purchaseObstacle,
  type QuantityRule,
  snapQuantity,
} from '#features/catalog/rules/public.ts';
import { offerAt, type PriceTier } from '#features/prices/rules/public.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import type { RowStatus } from '../contract/bulk-schemas.ts';

export type OfferFacts = Omit<PurchaseFacts, 'quantity' | 'salesPrice'> &
  QuantityRule & { tiers: readonly PriceTier[] };

export interface QuantityVerdict {
  status: RowStatus;
  message: string;
  /** What would be added; 0 for errors. */
  quantity: number;
  /** The quantity that would do, where the one asked for does not. */
  suggested: number | null;
}

/** The largest order that stock allows; null where there is none. */
function largestInStock({ dayType, available, moq, step }: OfferFacts): number | null {
  if (!needsStock(dayType) || available < moq) return null;
  return moq + Math.floor((available - moq) / step) * step;
}

/** The largest order that can be placed; null where none can or nobody would want so much. */
function mostBuyable(item: OfferFacts): number | null {
  const most = needsStock(item.dayType)
    ? largestInStock(item)
    : snapQuantity({ ...item, value: MAX_QUANTITY, previous: 0 }) || null;
  return most !== null && purchaseObstacle({ ...offerAt(item, most), quantity: most }) === null ? most : null;
}

/**
 * What becomes of a wish for so many: as wished, rounded up to what the item allows with a warning, or refused with the
 * reason. Less than was asked for is never added in silence: where stock is short, the rest is offered and not taken.
 */
export function judgeQuantity(item: OfferFacts, wanted: number): QuantityVerdict {
  const quantity = snapQuantity({ moq: item.moq, step: item.step, value: wanted, previous: 0 });
  const rule = describeQuantityRule({ ...item, unit: item.orderUnit });
  // Stock is said before the limit: what is offered instead has to be there.
  const obstacle = purchaseObstacle({ ...offerAt(item, quantity), quantity });
  if (obstacle || quantity < wanted) {
    return { status: 'error', message: obstacle ?? `${rule}，数量过大`, quantity: 0, suggested: mostBuyable(item) };
  }
  if (quantity === wanted) return { status: 'ok', message: '', quantity, suggested: null };
  const message = `${rule}，数量 ${wanted} 调整为 ${quantity}`;
  return { status: 'warning', message, quantity, suggested: quantity };
}
