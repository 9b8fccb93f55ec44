import {
  describeQuantityRule,
  isOrderableQuantity,
  type PurchaseFacts,
  purchaseObstacle,
  type QuantityRule,
  snapQuantity,
} from '#features/catalog/rules/public.ts';
import { offerAt, type PriceTier } from '#features/prices/rules/public.ts';
import type { FailReason } from '../contract/cart-schemas.ts';

export type ItemFacts = Omit<PurchaseFacts, 'quantity' | 'salesPrice'> & QuantityRule & { tiers: readonly PriceTier[] };

export interface WantedFacts {
  /** How many shall be added. */
  quantity: number;
  /** How many lie in the cart already. */
  inCart: number;
  /** Null: no such item, or none the firm may see. */
  item: ItemFacts | null;
}

export type WantedVerdict = { ok: true; cartQuantity: number } | { ok: false; reason: FailReason; why: string };

const refuse = (reason: FailReason, why: string): WantedVerdict => ({ ok: false, reason, why });

/**
 * Whether a quantity can be added to the cart, and what the line then holds. The quantity itself obeys the rule of
 * the item, or brings the line up to one that does; sums between two steps are rounded up (specification 5).
 */
export function checkWanted({ quantity, inCart, item }: WantedFacts): WantedVerdict {
  if (!item) return refuse('unknown', '没有这个商品编码');
  if (item.notCart) return refuse('region', '目前不对您所在的地区进行销售');
  const sum = inCart + quantity;
  const fits = isOrderableQuantity({ ...item, quantity }) || isOrderableQuantity({ ...item, quantity: sum });
  if (!fits) return refuse('quantity', describeQuantityRule({ ...item, unit: item.orderUnit }));
  const cartQuantity = snapQuantity({ ...item, value: sum, previous: inCart });
  const obstacle = purchaseObstacle({ ...offerAt(item, cartQuantity), quantity: cartQuantity });
  return obstacle ? refuse('obstacle', obstacle) : { ok: true, cartQuantity };
}

/** Wishes for the same item become one, at the place of the first. */
export function mergeWanted<Line extends { skuCode: string; quantity: number }>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const first = merged.get(line.skuCode);
    merged.set(line.skuCode, first ? { ...first, quantity: first.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}
