import { and, eq } from 'drizzle-orm';
import { type DocumentStanding, documentKey, readDocumentStandings } from '#features/budgets/api/public.ts';
import { availableOf, isOverspent, wordBudget } from '#features/budgets/rules/public.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { type FirmSettings } from '#features/organisation/api/public.ts';
import { settingsOf } from '#features/organisation/rules/public.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import type { AskedFor } from '../../rules/confirm-decision.ts';
import { type DocumentSnapshot, OVER_REASON_FACT } from '../../rules/document-snapshot.ts';
import { approvalRequests as r, approvalTasks as t } from '../approval-tables.ts';

/** A request somebody is about to decide, as it stands now. */
export interface AskedRequest extends AskedFor {
  documentNo: string;
  title: string;
  /** Each budget that is exceeded with it, in words. */
  overruns: string[];
  /** Why its requester wants it all the same. */
  reason: string;
}

/** 生产部 通过后超出 ¥200.00（已用 120%） */
function wordOverspent({ name, ...standing }: DocumentStanding): string {
  const left = availableOf(standing);
  const figures = { limit: formatAmount(standing.limitFen), left: left === null ? null : formatAmount(left) };
  return `${name} 通过后${wordBudget(figures)}`;
}

const reasonOf = ({ facts }: Pick<DocumentSnapshot, 'facts'>): string =>
  facts.find(({ label }) => label === OVER_REASON_FACT)?.value ?? '';

/** What these tasks of a person ask for. Tasks of others, and those that wait no more, ask for nothing. */
export async function readAsked(
  db: Db,
  { firmId, userId }: { firmId: bigint; userId: bigint },
  taskIds: readonly bigint[],
): Promise<AskedRequest[]> {
  const { documentType, documentNo, title, amountFen } = r;
  const rows = await db
    .select({ taskId: t.id, documentType, documentNo, title, amountFen, snapshot: r.snapshot })
    .from(t)
    .innerJoin(r, and(eq(r.firmId, t.firmId), eq(r.id, t.requestId), eq(r.status, 'running')))
    .where(and(eq(t.firmId, firmId), eq(t.userId, userId), amongIds(t.id, taskIds), eq(t.status, 'pending')))
    .orderBy(t.id);
  const standings = await readDocumentStandings(db, firmId, rows);
  const overspent = Map.groupBy(standings.filter(isOverspent), documentKey);
  return rows.map(({ snapshot, ...row }) => {
    const over = overspent.get(documentKey(row)) ?? [];
    const reason = over.length > 0 ? reasonOf(snapshot as DocumentSnapshot) : '';
    return { ...row, overBudget: over.length > 0, overruns: over.map(wordOverspent), reason };
  });
}

/** The amount above which the company wants an approval confirmed. */
export async function readConfirmLimit(db: Db, firmId: bigint): Promise<bigint> {
  const [firm] = await db.select({ settings: firmsView.settings }).from(firmsView).where(eq(firmsView.id, firmId));
  const settings: FirmSettings = firm?.settings ?? {};
  return parseAmount(settingsOf(settings).approvalConfirmAbove);
}

/** What the page has to show before it asks once more. */
export const presentAsked = (asked: readonly AskedRequest[], limitFen: bigint) => ({
  count: asked.length,
  amount: formatAmount(sum(asked.map(({ amountFen }) => amountFen))),
  limit: formatAmount(limitFen),
  requests: asked.map(({ taskId, documentNo, title, amountFen, overBudget, overruns, reason }) => ({
    taskId: String(taskId),
    documentNo,
    title,
    amount: formatAmount(amountFen),
    overBudget,
    overruns,
    reason,
  })),
});
