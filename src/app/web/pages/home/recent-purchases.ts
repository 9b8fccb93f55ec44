import type { OrderRow } from '#features/orders/contract/order-schemas.ts';
import { NOT_PURCHASED } from '#features/orders/rules/public.ts';

export interface RecentPurchase {
  itemCode: string;
  /** What was taken the last time, in order units. */
  quantity: number;
  orderUnit: string;
  orderedAt: string;
}

const LEFT_OUT: ReadonlySet<string> = new Set(NOT_PURCHASED);

/** Items of the latest orders that are purchases, newest first, each once with the quantity of its latest order. */
export function recentPurchases(orders: readonly OrderRow[], limit: number): RecentPurchase[] {
  const items = new Map<string, RecentPurchase>();
  for (const order of orders) {
    if (LEFT_OUT.has(order.status)) continue;
    for (const { skuCode, quantity, orderUnit } of order.firstLines) {
      if (items.has(skuCode)) continue;
      items.set(skuCode, { itemCode: skuCode, quantity, orderUnit, orderedAt: order.submittedAt });
    }
  }
  return [...items.values()].slice(0, limit);
}
