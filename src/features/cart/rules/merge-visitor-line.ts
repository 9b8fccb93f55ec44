import { isOnSale, type OnSaleFacts, type QuantityRule, snapQuantity } from '#features/catalog/rules/public.ts';

export interface VisitorLineFacts {
  /** Quantity in the visitor's cart. */
  quantity: number;
  /** Quantity in the cart of the person who logs in; 0 when the item is not in it. */
  inCart: number;
  /** Null: no such item any more. */
  item: (OnSaleFacts & QuantityRule) | null;
}

/**
 * What a line of the person's cart holds once the visitor's line has come along at login: both quantities together,
 * brought to the rule of the item as it is today (specification 5). Null leaves the line behind, because the item is
 * no longer sold. Out of stock or without a price it comes along, greyed out until that changes.
 */
export function mergeVisitorLine({ quantity, inCart, item }: VisitorLineFacts): number | null {
  if (!item || !isOnSale(item)) return null;
  const together = snapQuantity({ ...item, value: inCart + quantity, previous: inCart });
  return together > 0 ? together : null;
}
