import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { purposeKey } from '#business/line-fields/rules/public.ts';
import {
  describeQuantityRule,
  isOrderableQuantity,
  type PurchaseFacts,
  purchaseObstacle,
  type QuantityRule,
  snapQuantity,
} from '#features/catalog/rules/public.ts';
import { offerAt, type PriceTier } from '#features/prices/rules/public.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import type { FailReason } from '../contract/cart-schemas.ts';
import { MOST_OF_AN_ITEM } from './item-lines.ts';
import { catalogueObstacle } from './restricted-catalogue.ts';

export type ItemFacts = Omit<PurchaseFacts, 'quantity' | 'salesPrice'> &
  QuantityRule & { itemNo: string; tiers: readonly PriceTier[] };

export interface WantedFacts {
  /** How many shall be added. */
  quantity: number;
  /** How many the line holds that they go to. */
  inCart: number;
  /** How many of the item other lines hold. */
  elsewhere?: number;
  /** The firm has had the restricted catalogue. */
  obtained?: boolean;
  item: ItemFacts;
}

export type WantedVerdict = { ok: true; cartQuantity: number } | { ok: false; reason: FailReason; why: string };

/** Said of a number that nobody sells, or not to this firm. */
export const UNKNOWN_ITEM = '没有这个商品编码';

const refuse = (reason: FailReason, why: string): WantedVerdict => ({ ok: false, reason, why });

/**
 * Whether a quantity can be added to the cart, and what the line then holds. The quantity itself obeys the rule of
 * the item, or brings the line up to one that does; sums between two steps are rounded up (specification 5). Stock
 * and limits must do for all lines of the item together.
 */
export function checkWanted({ quantity, inCart, elsewhere = 0, obtained = false, item }: WantedFacts): WantedVerdict {
  if (item.notCart) return refuse('region', '目前不对您所在的地区进行销售');
  const sum = inCart + quantity;
  const claimed = catalogueObstacle({ itemNo: item.itemNo, quantity: sum + elsewhere, obtained });
  if (claimed) return refuse('claimed', claimed);
  const fits = isOrderableQuantity({ ...item, quantity }) || isOrderableQuantity({ ...item, quantity: sum });
  if (!fits) return refuse('quantity', describeQuantityRule({ ...item, unit: item.orderUnit }));
  const cartQuantity = snapQuantity({ ...item, value: sum, previous: inCart });
  if (cartQuantity + elsewhere > MAX_QUANTITY) return refuse('quantity', MOST_OF_AN_ITEM);
  const obstacle = purchaseObstacle({ ...offerAt(item, cartQuantity), quantity: cartQuantity + elsewhere });
  return obstacle ? refuse('obstacle', obstacle) : { ok: true, cartQuantity };
}

/** Wishes for the same item and purpose become one, at the place of the first. */
export function mergeWanted<Line extends Partial<LineFields> & { skuCode: string; quantity: number }>(
  lines: readonly Line[],
): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.skuCode} ${purposeKey(line)}`;
    const first = merged.get(key);
    merged.set(key, first ? { ...first, quantity: first.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}
