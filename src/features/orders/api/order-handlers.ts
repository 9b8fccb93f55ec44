import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { orderContract } from '../contract/order-contract.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { presentQuote, refusalsOf } from './present-quote.ts';
import { readDuplicatePo } from './read-duplicate-po.ts';
import { readItemPurchases } from './read-item-purchases.ts';
import { readOrderDetail } from './read-order-detail.ts';
import { readOrderCounts, readOrderPage, readRecentOrders } from './read-orders.ts';
import { readQuote } from './read-quote.ts';

const orders = implementFeature(orderContract);

/** Orders shown on the home page. */
const RECENT = 5;

export const orderHandlers = {
  calculate: orders.calculate.handler(async ({ input, context: { db, caller } }) =>
    presentQuote(await readQuote(db, signedIn(caller), input)),
  ),
  check: orders.check.handler(async ({ input, context: { db, caller } }) => {
    const failInfos = refusalsOf(await readQuote(db, signedIn(caller), input));
    return { passed: failInfos.length === 0, failInfos };
  }),
  checkDuplicatePo: orders.checkDuplicatePo.handler(async ({ input, context: { db, caller } }) => {
    if (Array.isArray(input)) return { duplicate: false, orderNo: null, submittedAt: null };
    return readDuplicatePo(db, signedIn(caller), input.poNumber);
  }),
  create: orders.create.handler(({ input, context: { db, caller } }) => createOrder(db, signedIn(caller), input)),
  list: orders.list.handler(({ input, context: { db, caller } }) => readOrderPage(db, signedIn(caller), input)),
  detail: orders.detail.handler(async ({ input, context: { db, caller } }) => {
    const detail = await readOrderDetail(db, signedIn(caller), input.orderNo);
    if (!detail) throw notFound('订单');
    return detail;
  }),
  orderCount: orders.orderCount.handler(({ input, context: { db, caller } }) =>
    readOrderCounts(db, signedIn(caller), input),
  ),
  orderHome: orders.orderHome.handler(async ({ context: { db, caller } }) => {
    const member = signedIn(caller);
    const recent = await readRecentOrders(db, member, RECENT);
    return { counts: await readOrderCounts(db, member, {}), recent };
  }),
  todos: orders.todos.handler(async ({ context: { db, caller } }) => {
    const counts = await readOrderCounts(db, signedIn(caller), {});
    // Only approvers have anything to approve; for others these orders merely wait.
    const toApprove = caller.permissions.has('ORDER_APPROVE') ? counts.approving : 0;
    return { toApprove, toPay: counts.to_pay, toShip: counts.to_ship, toReceive: counts.to_receive };
  }),
  itemPurchases: orders.itemPurchases.handler(({ input, context: { db, caller } }) =>
    readItemPurchases(db, signedIn(caller).firmId, input.itemCode),
  ),
  cancel: orders.cancel.handler(({ input, context: { db, caller } }) => cancelOrder(db, signedIn(caller), input)),
};
