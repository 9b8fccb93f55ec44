import { and, eq } from 'drizzle-orm';
import { documentKey, readOverspent } from '#features/budgets/api/public.ts';
import { type FirmSettings, firms } from '#features/organisation/api/public.ts';
import { settingsOf } from '#features/organisation/rules/public.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import type { AskedFor } from '../../rules/confirm-decision.ts';
import { approvalRequests as r, approvalTasks as t } from '../approval-tables.ts';

/** A request somebody is about to decide, as it stands now. */
export interface AskedRequest extends AskedFor {
  documentNo: string;
  title: string;
}

/** What these tasks of a person ask for. Tasks of others, and those that wait no more, ask for nothing. */
export async function readAsked(
  db: Db,
  { firmId, userId }: { firmId: bigint; userId: bigint },
  taskIds: readonly bigint[],
): Promise<AskedRequest[]> {
  const { documentType, documentNo, title, amountFen } = r;
  const rows = await db
    .select({ taskId: t.id, documentType, documentNo, title, amountFen })
    .from(t)
    .innerJoin(r, and(eq(r.firmId, t.firmId), eq(r.id, t.requestId), eq(r.status, 'running')))
    .where(and(eq(t.firmId, firmId), eq(t.userId, userId), amongIds(t.id, taskIds), eq(t.status, 'pending')))
    .orderBy(t.id);
  const over = rows.length > 0 ? await readOverspent(db, firmId, rows) : new Set<string>();
  return rows.map((row) => ({ ...row, overBudget: over.has(documentKey(row)) }));
}

/** The amount above which the company wants an approval confirmed. */
export async function readConfirmLimit(db: Db, firmId: bigint): Promise<bigint> {
  const [firm] = await db.select({ settings: firms.settings }).from(firms).where(eq(firms.id, firmId));
  const settings: FirmSettings = firm?.settings ?? {};
  return parseAmount(settingsOf(settings).approvalConfirmAbove);
}

/** What the page has to show before it asks once more. */
export const presentAsked = (asked: readonly AskedRequest[], limitFen: bigint) => ({
  ...{ count: asked.length, amount: formatAmount(sum(asked.map(({ amountFen }) => amountFen))) },
  limit: formatAmount(limitFen),
  requests: asked.map(({ taskId, documentNo, title, amountFen, overBudget }) => ({
    ...{ taskId: String(taskId), documentNo, title, amount: formatAmount(amountFen), overBudget },
  })),
});
