import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { CaseCounts, ListInput } from '../../contract/case-schemas.ts';
import { CASE_TABS, type CaseTab } from '../../rules/case-status.ts';
import { caseOf, visibleTo } from '../case-rows-repo.ts';
import { afterSaleCases as cases } from '../case-tables.ts';
import { readPolicy } from '../policy-repo.ts';
import { matching, onTab, worded } from './case-filter-repo.ts';
import { type ListedCase, presentRow } from './present-case.ts';

/** Pictures shown in one row of the list. */
const LINES_SHOWN = 4;

const firstLines = sql<ListedCase['firstLines']>`(select coalesce(json_agg(json_build_object('skuCode', f.item_no,
    'productName', f.product_name, 'quantity', f.quantity, 'orderUnit', f.order_unit) order by f.line_no), '[]')
  from (select l.line_no, l.quantity, b.item_no, b.product_name, b.order_unit from after_sale_lines l
    join order_lines_view b on b.firm_id = l.firm_id and b.id = l.order_line_id
    where l.firm_id = ${cases.firmId} and l.case_id = ${cases.id} order by l.line_no limit ${LINES_SHOWN}) f)`;

/** As the index is written; any other place of nulls, though there are none, would sort the whole firm. */
const LATEST = [sql`${cases.createdAt} desc nulls last`, sql`${cases.id} desc nulls last`];

/** Keys of one page, the latest first; skipped ones are entries of an index, no rows. */
const readPageIds = (
  db: Db,
  condition: SQL | undefined,
  { pageNo, pageSize }: Pick<ListInput, 'pageNo' | 'pageSize'>,
) =>
  db
    .select({ id: cases.id })
    .from(cases)
    .where(condition)
    .orderBy(...LATEST)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

async function readRows(db: Db, firmId: bigint, ids: readonly bigint[]): Promise<ListedCase[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      one: cases,
      orderNo: ordersView.orderNo,
      poNumber: ordersView.poNumber,
      buyerName: usersView.realName,
      firstLines,
    })
    .from(cases)
    .innerJoin(ordersView, and(eq(ordersView.firmId, cases.firmId), eq(ordersView.id, cases.orderId)))
    .innerJoin(usersView, eq(usersView.id, cases.userId))
    .where(and(eq(cases.firmId, firmId), amongIds(cases.id, ids)))
    .orderBy(...LATEST);
  return rows.map(({ one, ...row }) => ({ ...row, one: caseOf(one) }));
}

async function countByStatus(db: Db, condition: SQL | undefined): Promise<Map<string, number>> {
  const rows = await db
    .select({ status: cases.status, found: count() })
    .from(cases)
    .where(condition)
    .groupBy(cases.status);
  return new Map(rows.map(({ status, found }) => [status, found]));
}

function countTabs(found: ReadonlyMap<string, number>): CaseCounts {
  const tabs = Object.entries(CASE_TABS) as [CaseTab, { statuses: readonly string[] }][];
  const counted = tabs.map(([tab, { statuses }]) => [
    tab,
    statuses.reduce((sum, status) => sum + (found.get(status) ?? 0), 0),
  ]);
  return Object.fromEntries(counted) as CaseCounts;
}

interface Found extends Record<string, unknown> {
  ids: string[];
  counts: Record<string, number>;
}

/** The same where words were typed: what they find is looked up once, for the page and for its counts. */
async function readWorded(
  db: Db,
  found: SQL | undefined,
  { tab, pageNo, pageSize }: Pick<ListInput, 'tab' | 'pageNo' | 'pageSize'>,
): Promise<{ ids: bigint[]; byStatus: Map<string, number> }> {
  const { rows } = await db.execute<Found>(sql`
    with found as materialized (select ${cases.id} as id, ${cases.createdAt} as at, ${cases.status} as status
      from ${cases} where ${found ?? sql`true`})
    select array(select id from found where status = any(${sql.param([...CASE_TABS[tab].statuses])}::text[])
        order by at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize})::text[] as ids,
      coalesce((select json_object_agg(status, n) from (select status, count(*) as n from found group by status) s),
        '{}') as counts`);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return { ids: row.ids.map(BigInt), byStatus: new Map(Object.entries(row.counts)) };
}

async function readListed(db: Db, found: SQL | undefined, input: ListInput) {
  const listed = await readPageIds(db, and(found, onTab(input.tab)), input);
  return { ids: listed.map(({ id }) => id), byStatus: await countByStatus(db, found) };
}

/** One page of cases, and how many stand on each tab under the same filter. */
export async function readCasePage(db: Db, caller: SignedInCaller, input: ListInput, now: Date) {
  const { tab, keyword, pageNo, pageSize, ...filter } = input;
  const words = await worded(db, caller.firmId, keyword);
  const found = and(visibleTo(caller), matching(caller.firmId, filter), words);
  const { ids, byStatus } = await (words ? readWorded : readListed)(db, found, input);
  const counts = countTabs(byStatus);
  const rows = await readRows(db, caller.firmId, ids);
  const context = { caller, policy: await readPolicy(db), now };
  return { list: rows.map((row) => presentRow(row, context)), total: counts[tab] ?? 0, pageNo, pageSize, counts };
}

/** How many cases stand on each tab. */
export const countCases = async (db: Db, caller: SignedInCaller): Promise<CaseCounts> =>
  countTabs(await countByStatus(db, visibleTo(caller)));
