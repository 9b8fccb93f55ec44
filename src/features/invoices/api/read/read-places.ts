import { and, count, gt, sql } from 'drizzle-orm';
import { afterSaleLinesView } from '#features/after-sales/api/after-sales-views.ts';
import { resentUnits } from '#features/after-sales/api/public.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { formatAmount, sum } from '#platform/shared/money.ts';
import type { PlacePage, PlacesInput } from '../../contract/apply-schemas.ts';
import { allLines } from '../apply/wanted-lines.ts';
import { readInvoiceable } from '../invoiceable-repo.ts';
import { missingOf } from '../never-came-repo.ts';

const LINE = sql`l`;

/** Something of the order was signed, kept, and stands in no application; a little too wide, the amounts are worked out after it. Units of cases are followed only where a line has one. */
const hasFree = sql`exists (select 1 from ${orderLinesView} l
  cross join lateral (select coalesce(sum(a.quantity - a.released_quantity), 0) as units
    from invoice_application_lines a where a.firm_id = l.firm_id and a.order_id = l.order_id and a.order_line_id = l.id) held
  where l.firm_id = orders_view.firm_id and l.order_id = orders_view.id and l.amount_fen > l.cancelled_fen + l.returned_fen
  and case when l.signed_quantity - l.returned_quantity > held.units then true
    when not exists (select from ${afterSaleLinesView} c where c.firm_id = l.firm_id and c.order_line_id = l.id) then false
    else l.signed_quantity + ${resentUnits(LINE)} + ${missingOf(LINE)} - l.returned_quantity > held.units end)`;

const worded = (keyword: string) => {
  const like = containing(keyword);
  return sql`(${ordersView.orderNo} = ${keyword.toUpperCase()} or ${ordersView.poNumber} ilike ${like}
    or exists (select 1 from ${orderLinesView} l where l.firm_id = orders_view.firm_id and l.order_id = orders_view.id
      and (l.item_no = ${keyword} or l.product_name ilike ${like})))`;
};

/** Orders of the caller's scope of which something may be invoiced, the latest first. */
export async function readPlaces(
  db: Db,
  caller: SignedInCaller,
  { keyword, pageNo, pageSize }: PlacesInput,
): Promise<PlacePage> {
  const condition = and(
    visibleTo(caller, ordersView),
    gt(ordersView.totalFen, 0n),
    hasFree,
    keyword ? worded(keyword) : undefined,
  );
  const [total] = await db.select({ rows: count() }).from(ordersView).where(condition);
  const rows = await db
    .select({ id: ordersView.id, submittedAt: ordersView.submittedAt })
    .from(ordersView)
    .where(condition)
    .orderBy(sql`${ordersView.submittedAt} desc nulls last`, sql`${ordersView.id} desc nulls last`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const orders = await readInvoiceable(
    db,
    caller.firmId,
    rows.map(({ id }) => id),
  );
  const list = rows.flatMap(({ id, submittedAt }) => {
    const order = orders.find(({ orderId }) => orderId === id);
    if (!order) return [];
    const lines = allLines([order]);
    // Shares of a discount can use up the money before the units.
    if (lines.length === 0) return [];
    return [
      {
        ...{ orderNo: order.orderNo, poNumber: order.poNumber || null, submittedAt: submittedAt.toISOString() },
        ...{ title: order.invoice?.title ?? '', lineCount: lines.length },
        amount: formatAmount(sum(lines.map(({ amountFen }) => amountFen))),
      },
    ];
  });
  return { list, total: total?.rows ?? 0, pageNo, pageSize };
}
