import { count, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { type PromisedShare, skuPicture, wordPromise } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { isInside } from '#platform/shared/identities.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ListInput, OrderCounts, OrderFilter, OrderRow } from '../../contract/order-schemas.ts';
import { payableOf } from '../../rules/life/payable.ts';
import { notableSides } from '../../rules/life/side-states.ts';
import { appliesAfterSale, canCancel } from '../../rules/order-scope.ts';
import { type OrderStatus, orderStatusLabel } from '../../rules/order-status.ts';
import { countTabs } from '../../rules/order-tabs.ts';
import { readPayWay } from '../../rules/pay-ways.ts';
import { KIND } from '../../rules/promise/line-promise.ts';
import { orderPromiseText } from '../../rules/promise/tell-promise.ts';
import { orders } from '../order-tables.ts';
import type { OrderWait, ReadOrderWaits } from '../order-waits.ts';
import { readStatus } from '../read-status.ts';
import { ofIds, readPageIds } from './order-page-repo.ts';
import { presentPay } from './present-pay.ts';
import { presentWait } from './present-wait.ts';
import { readFoundOrders } from './read-found-orders.ts';
import { sidesOf } from './sides-of.ts';

const COMING: ReadonlySet<OrderStatus> = new Set(['to_ship', 'partly_shipped', 'to_receive', 'partly_signed']);

/** Pictures shown in one row of the list. */
const LINES_SHOWN = 4;

interface FirstLine {
  skuCode: string;
  productName: string;
  quantity: number;
  orderUnit: string;
}

type PromisedKinds = Omit<PromisedShare, 'unit'>;

const firstLines = sql<FirstLine[]>`(select coalesce(json_agg(json_build_object('skuCode', f.item_no,
    'productName', f.product_name, 'quantity', f.quantity, 'orderUnit', f.order_unit) order by f.line_no), '[]')
  from (select * from order_lines l where l.firm_id = ${orders.firmId} and l.order_id = ${orders.id}
    order by l.line_no limit ${LINES_SHOWN}) f)`;

/** Kinds of goods that are still wanted, by what is promised for them: a few rows, however many lines there are. */
const promisedKinds = sql<PromisedKinds[]>`(select coalesce(json_agg(json_build_object('quantity', g.kinds,
    'promise', g.promise)), '[]')
  from (select count(*) as kinds, p - 'quantity' - 'warehouse' as promise
    from order_lines l, jsonb_array_elements(l.promises) p
    where l.firm_id = ${orders.firmId} and l.order_id = ${orders.id} and l.quantity > l.cancelled_quantity
    group by p - 'quantity' - 'warehouse') g)`;

const rowColumns = {
  order: orders,
  buyerName: usersView.realName,
  receiver: sql<string>`${orders.address} ->> 'receiver'`,
  firstLines,
  promisedKinds,
};

/** Rows of some orders in the order of their ids. */
export async function readRows(
  db: Db,
  caller: SignedInCaller,
  readWaits: ReadOrderWaits,
  ids: readonly bigint[],
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(rowColumns)
    .from(orders)
    .innerJoin(usersView, eq(usersView.id, orders.userId))
    .where(ofIds(caller.firmId, ids));
  // At whom they hang is told to the company's own people alone.
  const approving = isInside(caller.identity) ? rows.filter(({ order }) => order.status === 'approving') : [];
  const waits = await readWaits(
    db,
    caller.firmId,
    approving.map(({ order }) => order.orderNo),
  );
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentRow(caller, row, waits.get(row.order.orderNo))] : [];
  });
}

interface Row {
  order: typeof orders.$inferSelect;
  buyerName: string;
  receiver: string;
  firstLines: FirstLine[];
  promisedKinds: PromisedKinds[];
}

/** What is promised for the goods of a row, while they are coming. */
function presentPromise({ order, promisedKinds }: Row, status: OrderStatus): OrderRow['promise'] {
  if (!COMING.has(status)) return null;
  const kinds = promisedKinds.map((kind) => ({ ...kind, unit: KIND }));
  const text = orderPromiseText(kinds, { status, submittedAt: order.submittedAt, now: new Date() });
  return text === null ? null : { text, brief: wordPromise(kinds, { brief: true }) };
}

function presentRow(caller: SignedInCaller, row: Row, wait: OrderWait | undefined): OrderRow {
  const { order, buyerName, receiver, firstLines: lines } = row;
  const status = readStatus(order.status);
  const { orderNo, poNumber, lineCount } = order;
  const facts = { ...caller, status, own: order.userId === caller.userId };
  return {
    orderNo,
    poNumber,
    lineCount,
    buyerName,
    receiver,

    status,
    statusLabel: orderStatusLabel(status),
    sideLabels: notableSides(sidesOf(order), status, readPayWay(order.payWay)),
    waiting: presentWait(wait),
    promise: presentPromise(row, status),
    pay: presentPay(order, caller),
    submittedAt: order.submittedAt.toISOString(),
    totalAmount: formatAmount(order.totalFen),
    payableAmount: formatAmount(payableOf({ ...order, status })),
    firstLines: lines.map((line) => ({ ...line, productImg: skuPicture({ itemNo: line.skuCode }) })),
    canCancel: canCancel(facts),
    canApplyAfterSale: appliesAfterSale(facts),
  };
}

/** Orders in each state under a filter: what tabs and totals are counted from. */
async function countByStatus(db: Db, condition: SQL | undefined): Promise<Map<string, number>> {
  const rows = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(condition)
    .groupBy(orders.status);
  return new Map(rows.map((row) => [row.status, row.orders]));
}

/** One page of the order list, and how many there are in all on its tab: the same condition as the counts. */
export async function readOrderPage(db: Db, caller: SignedInCaller, readWaits: ReadOrderWaits, input: ListInput) {
  const { sort, pageNo, pageSize, after, before, ...filter } = input;
  const condition = await readFoundOrders(db, caller, filter);
  const page = await readPageIds(db, condition, { sort, pageNo, pageSize, after, before });
  const counts = await countByStatus(db, condition);
  const total = [...counts.values()].reduce((sum, orders) => sum + orders, 0);
  const list = await readRows(db, caller, readWaits, page.ids);
  return { list, total, pageNo, pageSize, next: page.next, previous: page.previous };
}

export async function readOrderCounts(db: Db, caller: SignedInCaller, filter: OrderFilter): Promise<OrderCounts> {
  return countTabs(await countByStatus(db, await readFoundOrders(db, caller, filter)));
}
