import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/access/api/public.ts';
import { skuPicture } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ListInput, OrderCounts, OrderFilter, OrderRow } from '../contract/order-schemas.ts';
import { canCancel } from '../rules/order-scope.ts';
import { orderStatusLabel } from '../rules/order-status.ts';
import { countTabs } from '../rules/order-tabs.ts';
import { matching, onTab, visibleTo } from './order-scope-repo.ts';
import { orders } from './order-tables.ts';
import { readStatus } from './read-status.ts';

/** Pictures shown in one row of the list. */
const LINES_SHOWN = 4;

interface FirstLine {
  skuCode: string;
  productName: string;
  quantity: number;
  orderUnit: string;
}

const firstLines = sql<FirstLine[]>`(select coalesce(json_agg(json_build_object('skuCode', f.item_no,
    'productName', f.product_name, 'quantity', f.quantity, 'orderUnit', f.order_unit) order by f.line_no), '[]')
  from (select * from order_lines l where l.firm_id = ${orders.firmId} and l.order_id = ${orders.id}
    order by l.line_no limit ${LINES_SHOWN}) f)`;

const rowColumns = {
  orderNo: orders.orderNo,
  userId: orders.userId,
  status: orders.status,
  poNumber: orders.poNumber,
  submittedAt: orders.submittedAt,
  buyerName: users.realName,
  receiver: sql<string>`${orders.address} ->> 'receiver'`,
  lineCount: orders.lineCount,
  totalFen: orders.totalFen,
  firstLines,
};

async function readRows(db: Db, caller: SignedInCaller, condition: SQL | undefined, limit: number, offset: number) {
  const rows = await db
    .select(rowColumns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(condition)
    .orderBy(desc(orders.submittedAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ userId, submittedAt, totalFen, firstLines: lines, ...row }): OrderRow => {
    const status = readStatus(row.status);
    return {
      ...row,
      statusLabel: orderStatusLabel(status),
      submittedAt: submittedAt.toISOString(),
      totalAmount: formatAmount(totalFen),
      firstLines: lines.map((line) => ({ ...line, productImg: skuPicture({ itemNo: line.skuCode }) })),
      canCancel: canCancel({ status, own: userId === caller.userId, permissions: caller.permissions }),
    };
  });
}

/** One page of the order list, newest first, and how many there are in all. */
export async function readOrderPage(db: Db, caller: SignedInCaller, input: ListInput) {
  const { tab, pageNo, pageSize, ...filter } = input;
  const condition = and(visibleTo(caller), onTab(tab), matching(filter));
  const list = await readRows(db, caller, condition, pageSize, (pageNo - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(orders).where(condition);
  return { list, total: all?.total ?? 0, pageNo, pageSize };
}

export async function readOrderCounts(db: Db, caller: SignedInCaller, filter: OrderFilter): Promise<OrderCounts> {
  const rows = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(and(visibleTo(caller), matching(filter)))
    .groupBy(orders.status);
  return countTabs(new Map(rows.map((row) => [row.status, row.orders])));
}

export function readRecentOrders(db: Db, caller: SignedInCaller, limit: number): Promise<OrderRow[]> {
  return readRows(db, caller, visibleTo(caller), limit, 0);
}
