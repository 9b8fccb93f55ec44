import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { pendingTasks, type Task } from '../../rules/request-state.ts';
import { announceAsked } from '../requests/approval-news.ts';
import { dueFromNow } from '../requests/due-of.ts';
import { writeEvents } from '../requests/event-repo.ts';
import { lockRequestOfTask } from '../requests/request-repo.ts';
import { writeRequest } from '../requests/write-request-repo.ts';
import { readLentTasks } from '../tasks/open-tasks-repo.ts';

/**
 * Gives back what a delegate was asked in the caller's place and has not decided: who ends a delegation decides himself
 * from that moment on. What the delegate has pressed and is not carried out yet is refused then, as for any task of others.
 */
export async function takeBackTasks(db: Db, caller: SignedInCaller, delegateMemberId: bigint): Promise<void> {
  const { firmId, userId, memberId } = caller;
  for (const { id: taskId } of await readLentTasks(db, caller, delegateMemberId)) {
    const request = await lockRequestOfTask(db, firmId, taskId);
    const task = request && pendingTasks(request.state).find(({ id }) => id === taskId);
    if (!task || task.onBehalfOf !== userId) continue;
    const { row, state } = request;
    const back: Task = { ...task, memberId, userId, onBehalfOf: null };
    const steps = state.steps.map((step) => ({
      ...step,
      tasks: step.tasks.map((one) => (one === task ? back : one)),
    }));
    const next = { ...state, steps };
    await writeRequest(db, request, next, { due: await dueFromNow(db, firmId, next) });
    await writeEvents(db, row, [{ kind: 'taken_back', userId, taskId, detail: '' }]);
    await announceAsked(db, row);
  }
}
