import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { orderContract } from '../contract/order-contract.ts';
import type { ReadOrderWaits } from './order-waits.ts';
import { readItemPurchases } from './read-item-purchases.ts';
import { recommendPurchased } from './recommend-purchased.ts';
import { readHomeOrders } from './records/read-home-orders.ts';
import { readLatestPurchases } from './records/read-latest-purchases.ts';
import { readOrderCopy, readOrderDetail, readVatList } from './records/read-order-detail.ts';
import { readOrderCounts, readOrderPage } from './records/read-orders.ts';

const orders = implementFeature(orderContract);

/** Orders shown on the home page: the latest, and those that are to be paid. */
const SHOWN = { recent: 5, due: 3 };
/** Goods bought lately; some cannot be had any more, so more than are shown. */
const PURCHASED = 12;

function found<T>(order: T | null): T {
  if (order === null) throw notFound('订单');
  return order;
}

/** `waits`: at whom orders hang that are being approved. */
export function createOrderHandlers({ waits }: { waits: ReadOrderWaits }) {
  return {
    list: orders.list.handler(({ input, context: { db, caller } }) =>
      readOrderPage(db, signedIn(caller), waits, input),
    ),
    firmList: orders.firmList.handler(({ input, context: { db, caller } }) =>
      readOrderPage(db, signedIn(caller), waits, input),
    ),
    get: orders.get.handler(async ({ input, context: { db, caller } }) =>
      found(await readOrderCopy(db, signedIn(caller), input.orderNo)),
    ),
    detail: orders.detail.handler(async ({ input, context: { db, caller } }) =>
      found(await readOrderDetail(db, signedIn(caller), waits, input.orderNo)),
    ),
    vatList: orders.vatList.handler(async ({ input, context: { db, caller } }) =>
      found(await readVatList(db, signedIn(caller), input.orderNo)),
    ),
    orderCount: orders.orderCount.handler(({ input, context: { db, caller } }) =>
      readOrderCounts(db, signedIn(caller), input),
    ),
    orderHome: orders.orderHome.handler(async ({ context: { db, caller } }) => {
      const member = signedIn(caller);
      const home = await readHomeOrders(db, member, waits, SHOWN);
      const purchased = await readLatestPurchases(db, member, PURCHASED);
      return { counts: await readOrderCounts(db, member, {}), ...home, purchased };
    }),
    todos: orders.todos.handler(async ({ context: { db, caller } }) => {
      const counts = await readOrderCounts(db, signedIn(caller), {});
      // Only approvers have anything to approve; for others these orders merely wait.
      const toApprove = caller.permissions.has('ORDER_APPROVE') ? counts.approving : 0;
      return { toApprove, toPay: counts.to_pay, toShip: counts.to_ship, toReceive: counts.to_receive };
    }),
    recommendPurchased: orders.recommendPurchased.handler(({ input, context: { db, caller } }) =>
      recommendPurchased(db, signedIn(caller), input.limit),
    ),
    itemPurchases: orders.itemPurchases.handler(({ input, context: { db, caller } }) =>
      readItemPurchases(db, signedIn(caller).firmId, input.itemCode),
    ),
  };
}
