import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import type { DelayedDecision } from '../../contract/approval-schemas.ts';
import { readRequestOfTask } from '../requests/request-repo.ts';
import { findLastStatus, readOwnDelayed, undoWaiting } from './delayed-decision-repo.ts';

/** Takes back what the caller has pressed, as long as it was not carried out. Once more does no harm. */
export async function undoDecision(db: Db, caller: SignedInCaller, taskId: bigint): Promise<void> {
  const { firmId, userId } = caller;
  const request = await readRequestOfTask(db, firmId, taskId);
  const tasks = request?.state.steps.flatMap((step) => step.tasks) ?? [];
  const own = tasks.some((task) => task.id === taskId && task.userId === userId);
  if (!request || !own) throw notFound('审批任务');
  if (await undoWaiting(db, firmId, userId, taskId)) {
    const { requestNo } = request.row;
    return writeAudit(db, caller, { action: 'approval.undone', objectType: 'approval', objectId: requestNo });
  }
  const status = await findLastStatus(db, firmId, userId, taskId);
  if (status === 'done') throw refuse(approvalErrors, 'APPROVAL_CARRIED_OUT');
  if (status === null) throw refuse(approvalErrors, 'APPROVAL_NOT_WAITING');
}

/** What the caller has pressed and what became of it, each task once: what waits, and what ended lately. */
export async function readDelayed(db: Db, { firmId, userId }: SignedInCaller): Promise<DelayedDecision[]> {
  const rows = await readOwnDelayed(db, firmId, userId);
  const latest = rows.filter(({ taskId }, index) => rows.findIndex((one) => one.taskId === taskId) === index);
  return latest.map(({ taskId, amountFen, status, ...row }) => ({
    ...row,
    taskId: String(taskId),
    amount: formatAmount(amountFen),
    status: status as DelayedDecision['status'],
  }));
}
