import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { amongTexts } from '#platform/api/among.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { CaseQueueInput } from '../../contract/case-desk-inputs.ts';
import { CASE_DESK_TABS, type CaseDeskTab } from '../../rules/desk-tabs.ts';
import { afterSaleCases as cases } from '../case-tables.ts';
import { afterSaleDecisions as decisions } from '../settlement-tables.ts';

/** A decision about the case waits for a second person. */
export const isChecking = sql<boolean>`exists (select 1 from ${decisions} where ${decisions.status} = 'waiting'
  and ${decisions.firmId} = ${cases.firmId} and ${decisions.caseId} = ${cases.id})`;

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

type Filter = Omit<CaseQueueInput, 'tab' | 'keyword' | 'pageNo' | 'pageSize'>;

/** Filters of the queue but its words, which have to be looked up first. */
export function filtered({ kind, worth, age, overdue }: Filter): SQL | undefined {
  return and(
    kind ? eq(cases.kind, kind) : undefined,
    worth ? gte(cases.askedFen, BigInt(worth) * 100n) : undefined,
    age ? lte(cases.createdAt, sql`now() - make_interval(days => ${age})`) : undefined,
    overdue ? sql`${cases.dueAt} < now()` : undefined,
  );
}
