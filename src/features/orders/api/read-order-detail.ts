import { and, asc, eq } from 'drizzle-orm';
import { users } from '#features/access/api/public.ts';
import { deliveryLabel, skuPicture } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { maskPhone } from '#platform/shared/mask.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { OrderDetail } from '../contract/order-schemas.ts';
import { orderEventLabel } from '../rules/order-events.ts';
import { canCancel } from '../rules/order-scope.ts';
import { orderStatusLabel } from '../rules/order-status.ts';
import { orderSteps } from '../rules/order-steps.ts';
import { sharesOf } from '../rules/quote-order.ts';
import { taxRateText } from '../rules/tax-rate-text.ts';
import { visibleTo } from './order-scope-repo.ts';
import { orderEvents, orderLines, orders } from './order-tables.ts';
import { presentTaxes } from './present-quote.ts';
import { readStatus } from './read-status.ts';

type LineRow = typeof orderLines.$inferSelect;

function presentLine(line: LineRow): OrderDetail['lines'][number] {
  const { lineNo, itemNo, productName, brandName, mpn, orderUnit, quantity, note } = line;
  return {
    ...{ lineNo, skuCode: itemNo, productName, brandName, mpn, orderUnit, quantity, note },
    productImg: skuPicture({ itemNo }),
    salesPrice: formatUnitPrice(line.salesPrice),
    amount: formatAmount(line.amountFen),
    taxRate: taxRateText(line.taxRateBp),
    taxAmount: formatAmount(line.taxFen),
    deliveryText: deliveryLabel(line),
  };
}

function readEvents(db: Db, firmId: bigint, orderId: bigint) {
  return db
    .select({
      kind: orderEvents.kind,
      toStatus: orderEvents.toStatus,
      detail: orderEvents.detail,
      actorName: users.realName,
      createdAt: orderEvents.createdAt,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.userId))
    .where(and(eq(orderEvents.firmId, firmId), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.id));
}

function readLines(db: Db, firmId: bigint, orderId: bigint): Promise<LineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.firmId, firmId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.lineNo));
}

/** Everything the page of an order shows; null for orders the caller may not see and for those that do not exist. */
export async function readOrderDetail(db: Db, caller: SignedInCaller, orderNo: string): Promise<OrderDetail | null> {
  const [found] = await db
    .select({ order: orders, buyerName: users.realName })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(visibleTo(caller), eq(orders.orderNo, orderNo)));
  if (!found) return null;
  const { order, buyerName } = found;
  const lines = await readLines(db, order.firmId, order.id);
  const events = await readEvents(db, order.firmId, order.id);
  const status = readStatus(order.status);
  const own = order.userId === caller.userId;
  const submittedAt = order.submittedAt.toISOString();
  const reached = new Map(events.map((event) => [event.toStatus, event.createdAt.toISOString()]));
  return {
    ...{ orderNo, status, statusLabel: orderStatusLabel(status), version: order.version },
    ...{ poNumber: order.poNumber, note: order.note, submittedAt, buyerName },
    // The number belongs to the receiver: colleagues who look on see it masked.
    address: own ? order.address : { ...order.address, phone: maskPhone(order.address.phone) },
    lines: lines.map(presentLine),
    goodsAmount: formatAmount(order.goodsFen),
    freightAmount: formatAmount(order.freightFen),
    discountAmount: formatAmount(order.discountFen),
    taxAmount: formatAmount(order.taxFen),
    totalAmount: formatAmount(order.totalFen),
    taxes: presentTaxes(sharesOf(lines)),
    steps: orderSteps(status, submittedAt, reached),
    events: events.map(({ kind, detail, actorName, createdAt }) => ({
      ...{ label: orderEventLabel(kind), detail, actorName },
      at: createdAt.toISOString(),
    })),
    canCancel: canCancel({ status, own, permissions: caller.permissions }),
  };
}
