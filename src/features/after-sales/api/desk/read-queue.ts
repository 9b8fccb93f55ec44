import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { CaseQueueInput } from '../../contract/case-desk-inputs.ts';
import type { CaseQueueRow } from '../../contract/case-desk-schemas.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import { caseClock } from '../../rules/case-clock.ts';
import { caseDeskLabel, caseStates } from '../../rules/case-status.ts';
import { CASE_DESK_TABS, type CaseDeskTab, caseTabsOf, OPEN } from '../../rules/desk-tabs.ts';
import { afterSaleCases as cases, afterSaleLines as lines } from '../case-tables.ts';
import { type CasePolicy, readPolicy } from '../policy-repo.ts';
import { filtered, inTab, isChecking } from './queue-conditions.ts';
import { queueWorded } from './queue-words-repo.ts';

/** A case with the names of its firm, its order and whoever has it in hand. */
export const selectCases = (db: Db) =>
  db
    .select({
      row: cases,
      firmName: firmsView.name,
      orderNo: ordersView.orderNo,
      assigneeName: usersView.realName,
      checking: isChecking,
    })
    .from(cases)
    .innerJoin(firmsView, eq(firmsView.id, cases.firmId))
    .innerJoin(ordersView, and(eq(ordersView.firmId, cases.firmId), eq(ordersView.id, cases.orderId)))
    .leftJoin(usersView, eq(usersView.id, cases.assigneeUserId));
export type SelectedCase = Awaited<ReturnType<typeof selectCases>>[number];

interface GoodsOfCase {
  caseId: bigint;
  productName: string;
  quantity: number;
  reasons: string[];
}

/** Of each case its first goods, all its units and its reasons. */
async function readGoods(db: Db, ids: readonly bigint[]): Promise<Map<bigint, GoodsOfCase>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      caseId: lines.caseId,
      productName: sql<string>`(array_agg(${orderLinesView.productName} order by ${lines.lineNo}))[1]`,
      quantity: sql<number>`sum(${lines.quantity})::int`,
      reasons: sql<string[]>`array_agg(distinct ${lines.reason})`,
    })
    .from(lines)
    .innerJoin(orderLinesView, and(eq(orderLinesView.firmId, lines.firmId), eq(orderLinesView.id, lines.orderLineId)))
    .where(amongIds(lines.caseId, [...ids]))
    .groupBy(lines.caseId);
  return new Map(rows.map((row) => [row.caseId, row]));
}

const HOUR_MS = 3_600_000;
const promisedMs = (status: string, { reviewHours, inspectHours }: CasePolicy) =>
  (status === 'inspecting' ? inspectHours : reviewHours) * HOUR_MS;

export const reasonWords = (reasons: readonly string[]): string =>
  reasons.map((reason) => CASE_REASONS[reason as CaseReason]?.label ?? reason).join('、');

/** What list and detail say alike of a case. */
export function presentHead(
  { row, firmName, orderNo, assigneeName, checking }: SelectedCase,
  policy: CasePolicy,
  now: Date,
) {
  const { caseNo, kind, status, lineCount, askedFen, createdAt, dueAt, version } = row;
  return {
    caseNo,
    kind,
    kindLabel: CASE_KINDS[kind as CaseKind],
    status,
    statusLabel: caseDeskLabel(caseStates.read(status)),
    firmName,
    orderNo,
    lineCount,
    askedAmount: formatAmount(askedFen),
    assigneeName: assigneeName ?? '',
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    clock: caseClock(dueAt, promisedMs(status, policy), now),
    checking,
    version,
  };
}

/** How many cases stand on each tab of a person; all there ever were are not counted. */
async function countTabs(db: Db, caller: Caller): Promise<Partial<Record<CaseDeskTab, number>>> {
  const mine = sql<number>`count(*) filter (where ${cases.assigneeUserId} = ${caller.userId ?? 0n})::int`;
  const rows = await db
    .select({ status: cases.status, cases: count(), mine })
    .from(cases)
    .where(inArray(cases.status, [...OPEN]))
    .groupBy(cases.status);
  const sumOf = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const checking = await db.$count(cases, inTab('checking', caller));
  const counted = (tab: CaseDeskTab): number => {
    if (tab === 'mine') return sumOf(({ mine: n }) => n);
    if (tab === 'checking') return checking;
    const statuses: readonly string[] = CASE_DESK_TABS[tab].statuses ?? [];
    const all = sumOf((row) => (statuses.includes(row.status) ? row.cases : 0));
    return tab === 'new' ? all - checking : all;
  };
  const tabs = caseTabsOf(caller.permissions).filter((tab) => tab !== 'all');
  return Object.fromEntries(tabs.map((tab) => [tab, counted(tab)]));
}

/** The tab that is asked for, if it is this person's; else his first. */
function tabOf({ tab }: CaseQueueInput, { permissions }: Caller): CaseDeskTab {
  const tabs = caseTabsOf(permissions);
  return tab && tabs.includes(tab) ? tab : (tabs[0] ?? 'inspecting');
}

/** One page of the queue: what was promised first comes first. */
export async function readCaseQueue(db: Db, caller: Caller, input: CaseQueueInput, now: Date) {
  const { pageNo, pageSize } = input;
  const tab = tabOf(input, caller);
  const condition = and(inTab(tab, caller), filtered(input), await queueWorded(db, input.keyword));
  const found = await selectCases(db)
    .where(condition)
    .orderBy(...(tab === 'all' ? [desc(cases.id)] : [sql`${cases.dueAt} nulls last`, cases.id]))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const policy = await readPolicy(db);
  const goods = await readGoods(
    db,
    found.map(({ row }) => row.id),
  );
  const list = found.map((one): CaseQueueRow => {
    const { productName = '', quantity = 0, reasons = [] } = goods.get(one.row.id) ?? {};
    const more = one.row.lineCount > 1 ? ` 等 ${one.row.lineCount} 种` : '';
    return {
      ...presentHead(one, policy, now),
      goods: `${productName}${more}`,
      quantity,
      reasons: reasonWords(reasons),
    };
  });
  const total = await db.$count(cases, condition);
  return { list, total, pageNo, pageSize, counts: await countTabs(db, caller) };
}
