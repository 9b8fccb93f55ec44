import { and, eq, inArray } from 'drizzle-orm';
import { listAttachments, presentAttachment } from '#business/attachments/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { isInside } from '#platform/shared/identities.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { ORDER_FILES } from '../../contract/order-files.ts';
import type { OrderCopy, OrderDetail, VatList } from '../../contract/order-schemas.ts';
import { cancelScope, openQuantity } from '../../rules/life/cancel-lines.ts';
import { invoiceObstacle } from '../../rules/life/change-details.ts';
import { canEditPo } from '../../rules/life/edit-po.ts';
import { nextStep } from '../../rules/life/next-step.ts';
import { waitText } from '../../rules/life/order-wait.ts';
import { orderEvents } from '../../rules/order-events.ts';
import { appliesAfterSale, canCancel, changesOrder, sharesOrder } from '../../rules/order-scope.ts';
import { orderSteps, stagesReached } from '../../rules/order-steps.ts';
import { readPayWay } from '../../rules/pay-ways.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orders } from '../order-tables.ts';
import type { OrderWait, ReadOrderWaits } from '../order-waits.ts';
import { readStatus } from '../read-status.ts';
import { type FoundOrder, findOrders, readEvents, readLines } from './order-record-repo.ts';
import { type LineRecord, presentVat } from './present-lines.ts';
import { presentOrder } from './present-order.ts';
import { presentPay } from './present-pay.ts';

/** Members see everything but the phone number of a colleague's receiver. */
const sightOf = ({ order }: FoundOrder, caller: SignedInCaller) => ({
  prices: true,
  invoice: true,
  wholePhone: order.userId === caller.userId,
  inside: isInside(caller.identity),
});

async function findVisible(db: Db, caller: SignedInCaller, orderNo: string) {
  const [found] = await findOrders(db, and(visibleTo(caller), eq(orders.orderNo, orderNo)));
  return found ?? null;
}

/** Orders by number with their lines, in the order of the numbers; those the caller may not see are left out. */
export async function readOrderCopies(
  db: Db,
  caller: SignedInCaller,
  orderNos: readonly string[],
): Promise<OrderCopy[]> {
  const found = await findOrders(db, and(visibleTo(caller), inArray(orders.orderNo, [...orderNos])));
  const lines = await readLines(
    db,
    caller.firmId,
    found.map(({ order }) => order.id),
  );
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  const byNo = new Map(found.map((one) => [one.order.orderNo, one]));
  return orderNos.flatMap((orderNo) => {
    const one = byNo.get(orderNo);
    return one ? [presentOrder(one, byOrder.get(one.order.id) ?? [], sightOf(one, caller))] : [];
  });
}

export async function readOrderCopy(db: Db, caller: SignedInCaller, orderNo: string): Promise<OrderCopy | null> {
  const [copy] = await readOrderCopies(db, caller, [orderNo]);
  return copy ?? null;
}

export async function readVatList(db: Db, caller: SignedInCaller, orderNo: string): Promise<VatList | null> {
  const found = await findVisible(db, caller, orderNo);
  return found && presentVat(await readLines(db, caller.firmId, [found.order.id]));
}

type Events = Awaited<ReturnType<typeof readEvents>>;

/** What the caller may do with the order now. */
function actsOf({ order }: FoundOrder, lines: readonly LineRecord[], caller: SignedInCaller) {
  const { userId, permissions, identity } = caller;
  const facts = { status: readStatus(order.status), own: order.userId === userId, permissions, identity };
  const rest = lines.some((line) => openQuantity(line) > 0);
  return {
    canCancel: rest && canCancel(facts),
    canCancelLines: rest && changesOrder(facts) && cancelScope(facts.status) === 'lines',
    canEditPo: canEditPo({ ...facts, invoiceStatus: order.invoiceStatus }),
    canEditInvoice: changesOrder(facts) && invoiceObstacle({ ...facts, invoiceStatus: order.invoiceStatus }) === null,
    canShare: sharesOrder(facts),
    canApplyAfterSale: appliesAfterSale(facts),
  };
}

function progressOf({ order }: FoundOrder, events: Events, wait: OrderWait | undefined) {
  const status = readStatus(order.status);
  const reached = stagesReached(events);
  const { submittedAt, holdUntil } = order;
  const payWay = readPayWay(order.payWay);
  const next = nextStep({ status, payWay, holdUntil, signedAt: reached.get('signed') ?? null });
  return {
    steps: orderSteps({ status, payWay, submittedAt, reached }),
    next: wait ? { ...next, text: waitText(wait, payWay) } : next,
  };
}

/** Everything the page of an order shows; null for orders the caller may not see and for those that do not exist. */
export async function readOrderDetail(
  db: Db,
  caller: SignedInCaller,
  readWaits: ReadOrderWaits,
  orderNo: string,
): Promise<OrderDetail | null> {
  const found = await findVisible(db, caller, orderNo);
  if (!found) return null;
  const place = { firmId: caller.firmId, orderId: found.order.id };
  const lines = await readLines(db, place.firmId, [place.orderId]);
  const events = await readEvents(db, place);
  const files = await listAttachments(db, { firmId: place.firmId, kind: ORDER_FILES, ownerId: place.orderId });
  const inside = isInside(caller.identity);
  // At whom it hangs is told inside alone.
  const approving = inside && found.order.status === 'approving' ? [orderNo] : [];
  const wait = (await readWaits(db, caller.firmId, approving)).get(orderNo);
  return {
    ...presentOrder(found, lines, sightOf(found, caller)),
    overBudget: inside ? found.order.overBudget : null,
    totalAmount: formatAmount(found.order.totalFen),
    ...progressOf(found, events, wait),
    pay: presentPay(found.order, caller),
    afterSale: found.order.afterSaleStatus,
    originCaseNo: found.order.originCaseNo,
    awaitsMoney: found.order.status === 'to_pay',
    files: files.map((file) => ({ ...presentAttachment(file), createdAt: file.createdAt.toISOString() })),
    events: events.flatMap((event) => orderEvents.present(event, inside)),
    ...actsOf(found, lines, caller),
  };
}
