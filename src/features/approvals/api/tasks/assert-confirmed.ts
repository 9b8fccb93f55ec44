import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import type { DecisionInput } from '../../contract/approval-schemas.ts';
import { confirmWords, covers, whyConfirm } from '../../rules/confirm-decision.ts';
import type { Decider } from './judge-decision.ts';
import { presentAsked, readAsked, readConfirmLimit } from './read-asked.ts';

/** Refuses what wants to be confirmed and was not, or was for less than it is by now, with what the person has to read. */
export async function assertConfirmed(db: Db, decider: Decider, input: DecisionInput): Promise<void> {
  const { action, confirmed } = input;
  const taskIds = input.tasks.map(({ taskId }) => BigInt(taskId));
  const asked = await readAsked(db, decider, taskIds);
  const limitFen = await readConfirmLimit(db, decider.firmId);
  const why = whyConfirm(action, taskIds.length, asked, limitFen);
  const read = confirmed && {
    amountFen: parseAmount(confirmed.amount),
    overBudget: new Set(confirmed.overBudget.map(BigInt)),
  };
  if (why === null || covers(read ?? null, asked)) return;
  const message = confirmWords(why, asked, limitFen);
  throw refuse(approvalErrors, 'APPROVAL_CONFIRM', { message, data: presentAsked(asked, limitFen) });
}
