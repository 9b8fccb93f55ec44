import { and, eq, sql } from 'drizzle-orm';
import { statementLabel, statementStates } from '#features/statements/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { OpenItemView } from '../../contract/receivable-schemas.ts';
import { daysLate, interestOf } from '../../rules/ageing.ts';
import { STEP_LABELS } from '../../rules/dunning-steps.ts';
import type { StatementItem } from '../read-statement-items.ts';
import { dunningNotes } from '../receipt-tables.ts';

/** Last step of reminding of each statement of a firm. */
async function readSteps(db: Db, firmId: bigint): Promise<Map<bigint, number>> {
  const { statementId, step } = dunningNotes;
  const rows = await db
    .select({ statementId, step: sql<number>`max(${step})` })
    .from(dunningNotes)
    .where(and(eq(dunningNotes.firmId, firmId)))
    .groupBy(statementId);
  return new Map(rows.map((row) => [row.statementId, row.step]));
}

const labelOf = (status: string) => (statementStates.is(status) ? statementLabel(status) : status);

/** What a firm has to pay, the oldest first, with what is said of each. */
export async function presentItems(
  db: Db,
  firmId: bigint,
  items: readonly StatementItem[],
  { today, interestBp }: { today: string; interestBp: number | null },
): Promise<OpenItemView[]> {
  const steps = items.length > 0 ? await readSteps(db, firmId) : new Map<bigint, number>();
  return items.map(({ id, statementNo, status, periodEnd, dueFen, paidFen, openFen, dueOn }) => {
    const late = daysLate(dueOn, today);
    const step = steps.get(id);
    return {
      ...{ statementNo, statusLabel: labelOf(status), periodEnd, dueOn, late },
      ...{ due: formatAmount(dueFen), paid: formatAmount(paidFen), open: formatAmount(openFen) },
      interest: interestBp === null ? null : formatAmount(interestOf(openFen, late, interestBp)),
      dunning: step === undefined ? null : (STEP_LABELS[step] ?? null),
    };
  });
}
