import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { AFTER_SALE_NUMBER, ORDER_NUMBER, RETURN_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { Caller } from '#platform/api/caller.ts';
import { containing } from '#platform/api/like-text.ts';
import type { CaseQueueInput } from '../../contract/case-desk-inputs.ts';
import { CASE_DESK_TABS, type CaseDeskTab } from '../../rules/desk-tabs.ts';
import { afterSaleCases as cases, afterSaleLines as lines } from '../case-tables.ts';
import { afterSaleReturns as returns } from '../return-tables.ts';
import { afterSaleDecisions as decisions } from '../settlement-tables.ts';

/** A decision about the case waits for a second person. */
export const isChecking = sql<boolean>`exists (select 1 from ${decisions} where ${decisions.status} = 'waiting'
  and ${decisions.firmId} = ${cases.firmId} and ${decisions.caseId} = ${cases.id})`;

const ofParcel = (number: string) => sql`(${cases.firmId}, ${cases.id}) in (select ${returns.firmId}, ${returns.caseId}
  from ${returns} where ${returns.returnNo} = ${number} or ${returns.trackingNo} = ${number})`;

const ofOrder = (
  number: string,
) => sql`(${cases.firmId}, ${cases.orderId}) in (select ${ordersView.firmId}, ${ordersView.id}
  from ${ordersView} where ${ordersView.orderNo} = ${number} or ${ordersView.poNumber} = ${number})`;

const ofItem = (itemNo: string) => sql`(${cases.firmId}, ${cases.id}) in (select ${lines.firmId}, ${lines.caseId}
  from ${lines} join ${orderLinesView} on ${orderLinesView.firmId} = ${lines.firmId}
   and ${orderLinesView.id} = ${lines.orderLineId} where ${orderLinesView.itemNo} = ${itemNo})`;

/** A whole number finds what it names by an index; other words are looked for wherever people may have them from. */
function matches(keyword: string): SQL {
  if (AFTER_SALE_NUMBER.whole.test(keyword)) return eq(cases.caseNo, keyword);
  if (RETURN_NUMBER.whole.test(keyword)) return ofParcel(keyword);
  if (ORDER_NUMBER.whole.test(keyword)) return ofOrder(keyword);
  const like = containing(keyword);
  const ofFirm = sql`${cases.firmId} in (select ${firmsView.id} from ${firmsView} where ${firmsView.name} ilike ${like}
    or ${firmsView.customerCode} = ${keyword})`;
  return sql`(${cases.caseNo} ilike ${like} or ${ofFirm} or ${ofOrder(keyword)} or ${ofParcel(keyword)} or ${ofItem(keyword)})`;
}

/** Cases of a tab. What waits for a second person stands on a tab of its own, and not among the new ones. */
export function inTab(tab: CaseDeskTab, { userId }: Caller): SQL | undefined {
  const { statuses } = CASE_DESK_TABS[tab];
  return and(
    statuses ? amongTexts(cases.status, [...statuses]) : undefined,
    tab === 'mine' ? eq(cases.assigneeUserId, userId ?? 0n) : undefined,
    tab === 'checking' ? isChecking : undefined,
    tab === 'new' ? sql`not ${isChecking}` : undefined,
  );
}

export function filtered({ kind, keyword, worth, age, overdue }: CaseQueueInput): SQL | undefined {
  return and(
    kind ? eq(cases.kind, kind) : undefined,
    worth ? gte(cases.askedFen, BigInt(worth) * 100n) : undefined,
    age ? lte(cases.createdAt, sql`now() - make_interval(days => ${age})`) : undefined,
    overdue ? sql`${cases.dueAt} < now()` : undefined,
    keyword ? matches(keyword) : undefined,
  );
}
