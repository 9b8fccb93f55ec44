import {
  describeQuantityRule,
  needsStock,
  type PurchaseFacts,
  purchaseObstacle,
  type QuantityRule,
  snapQuantity,
} from '#features/catalog/rules/public.ts';
import { offerAt, type PriceTier } from '#features/prices/rules/public.ts';
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

/**
 * What becomes of a wish for so many: as wished, rounded up to what the item allows with a warning, or refused with the
 * reason. Less than was asked for is never added in silence: where stock is short, the rest is offered and not taken.
 */
export function judgeQuantity(item: OfferFacts, wanted: number): QuantityVerdict {
  const quantity = snapQuantity({ moq: item.moq, step: item.step, value: wanted, previous: 0 });
  const rule = describeQuantityRule({ ...item, unit: item.orderUnit });
  if (quantity < wanted)
    return { status: 'error', message: `${rule}，数量过大`, quantity: 0, suggested: quantity || null };
  const obstacle = purchaseObstacle({ ...offerAt(item, quantity), quantity });
  if (obstacle) {
    const most = largestInStock(item);
    const buyable = most !== null && purchaseObstacle({ ...offerAt(item, most), quantity: most }) === null;
    return { status: 'error', message: obstacle, quantity: 0, suggested: buyable ? most : null };
  }
  if (quantity === wanted) return { status: 'ok', message: '', quantity, suggested: null };
  const message = `${rule}，数量 ${wanted} 调整为 ${quantity}`;
  return { status: 'warning', message, quantity, suggested: quantity };
}
