import type { OrderRow } from '#features/orders/contract/order-schemas.ts';

export interface RecentPurchase {
  itemCode: string;
  /** What was taken the last time, in order units. */
  quantity: number;
  orderUnit: string;
  orderedAt: string;
}

const NEVER_DELIVERED = new Set(['cancelled', 'rejected', 'refused', 'closed']);

/** Items of the latest orders, newest first, each once with the quantity of its latest order. */
export function recentPurchases(orders: readonly OrderRow[], limit: number): RecentPurchase[] {
  const items = new Map<string, RecentPurchase>();
  for (const order of orders) {
    if (NEVER_DELIVERED.has(order.status)) continue;
    for (const { skuCode, quantity, orderUnit } of order.firstLines) {
      if (items.has(skuCode)) continue;
      items.set(skuCode, { itemCode: skuCode, quantity, orderUnit, orderedAt: order.submittedAt });
    }
  }
  return [...items.values()].slice(0, limit);
}
