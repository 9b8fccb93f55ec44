import { sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { costCentersView } from '#features/budgets/api/budgets-views.ts';
import { categoriesView, skusView } from '#features/catalog/api/catalog-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { isWantedSoon } from '../rules/judge-line.ts';
import type { PastOrder } from '../rules/simulate-flow.ts';

/** So many orders are looked at; a firm with more gets the latest. */
export const MOST_ORDERS = 5_000;
export const DAYS_BACK = 31;

type LineFacts = [lineNo: number, amountFen: string, categoryPath: string[], brandId: string | null, center: string];

interface OrderRow extends Record<string, unknown> {
  order_no: string;
  submitted_at: string;
  total_fen: string;
  buyer_name: string;
  member_id: string | null;
  department_path: string | null;
  lines: LineFacts[];
  /** Earliest day that a line was wanted. */
  wanted_on: string | null;
}

/** Ids of cost centres by what orders call them: code or name. */
async function readCenterIds(db: Db, firmId: bigint): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; code: string; name: string }>(
    sql`select id::text, code, name from ${costCentersView} where firm_id = ${firmId}`,
  );
  return new Map(rows.flatMap(({ id, code, name }) => [[name, id] as const, [code, id] as const]));
}

function toPastOrder(row: OrderRow, centers: ReadonlyMap<string, string>): PastOrder {
  const lines = row.lines.map(([lineNo, amountFen, categoryPathIds, brandId, center]) => ({
    lineNo,
    categoryPathIds,
    brandId,
    amountFen: BigInt(amountFen),
    costCenterId: centers.get(center) ?? null,
    // The past keeps no trace of what was agreed then: it counts as not met.
    freeText: false,
    overAgreementBp: null,
  }));
  return {
    orderNo: row.order_no,
    submittedAt: new Date(row.submitted_at),
    buyerName: row.buyer_name,
    document: {
      documentType: 'order',
      requester: {
        memberId: row.member_id ?? '',
        departmentPath: (row.department_path ?? '').split('/').filter(Boolean),
      },
      amountFen: BigInt(row.total_fen),
      urgent: isWantedSoon(row.wanted_on, displayDay(new Date(row.submitted_at).toISOString())),
      lines,
      costCenters: [],
    },
  };
}

/** Orders of the last month that the caller may see, with what flows ask about; one of them too many tells of more. */
export async function readPastOrders(db: Db, caller: SignedInCaller): Promise<PastOrder[]> {
  const centers = await readCenterIds(db, caller.firmId);
  const { rows } = await db.execute<OrderRow>(sql`
    with looked as materialized (
      select id, order_no, user_id, total_fen, submitted_at from ${ordersView}
      where ${visibleTo(caller, ordersView)} and submitted_at >= now() - make_interval(days => ${DAYS_BACK})
      order by submitted_at desc, id desc limit ${MOST_ORDERS + 1}),
    line_facts as (
      select l.order_id, json_agg(json_build_array(l.line_no, l.amount_fen::text, c.path_ids::text[],
          s.brand_id::text, l.cost_center) order by l.line_no) lines, min(l.expected_on)::text wanted_on
      from ${orderLinesView} l join ${skusView} s on s.id = l.sku_id join ${categoriesView} c on c.id = s.category_id
      where l.firm_id = ${caller.firmId} and l.order_id in (select id from looked)
      group by l.order_id)
    select o.order_no, o.submitted_at::text, o.total_fen::text, u.real_name buyer_name, m.id::text member_id,
      d.path department_path, f.lines, f.wanted_on
    from looked o join line_facts f on f.order_id = o.id join ${usersView} u on u.id = o.user_id
      left join ${membershipsView} m on m.firm_id = ${caller.firmId} and m.user_id = o.user_id
      left join ${departmentsView} d on d.firm_id = m.firm_id and d.id = m.department_id
    order by o.submitted_at desc, o.id desc`);
  return rows.map((row) => toPastOrder(row, centers));
}
