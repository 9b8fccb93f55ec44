import type { Db } from '#platform/api/database.ts';
import { isOpen } from '../../rules/approval-status.ts';
import { pendingTasks } from '../../rules/request-state.ts';
import { vacateSeat } from '../../rules/vacate-seat.ts';
import { readSuperior } from '../people/decider-repo.ts';
import { announceAsked } from '../requests/approval-news.ts';
import { approveRequest } from '../requests/approve-request.ts';
import { assignDeciders } from '../requests/assign-deciders.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { dueFromNow } from '../requests/due-of.ts';
import { writeEvents } from '../requests/event-repo.ts';
import { notifyStranded } from '../requests/notify-stranded.ts';
import { lockRequestOfTask } from '../requests/request-repo.ts';
import { writeRequest } from '../requests/write-request-repo.ts';

/**
 * Takes an open task from somebody who can decide no more and gives it to who stands above, as an empty approver goes up
 * (behaviours 2.8); a step that can do without goes on with the others. Where nobody is left at all the task stays and the
 * request says so, until an administrator sees to it that somebody can decide, or its hold ends.
 */
export async function releaseTask(db: Db, documents: DocumentKeepers, firmId: bigint, taskId: bigint): Promise<void> {
  const request = await lockRequestOfTask(db, firmId, taskId);
  const task = request && pendingTasks(request.state).find(({ id }) => id === taskId);
  if (!task || !isOpen(request.state.status)) return;
  const { row, state } = request;
  const step = state.steps.find(({ tasks }) => tasks.includes(task));
  const asked = (step?.tasks ?? []).filter(({ status }) => status === 'pending' || status === 'waiting');
  const not = [row.requesterMemberId, ...asked.map(({ memberId }) => memberId)];
  const superior = await readSuperior(db, firmId, { memberId: task.memberId, not });
  const outcome = vacateSeat(state, taskId, superior && { ...superior, onBehalfOf: null });
  if ('refusal' in outcome) return notifyStranded(db, row, state);
  const assigned = await assignDeciders(db, row, state, outcome.state);
  await writeRequest(db, request, assigned.state, { due: await dueFromNow(db, firmId, assigned.state) });
  const left = assigned.state.steps.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
  const event = { kind: 'escalated', userId: null, taskId, detail: left?.reason ?? '' } as const;
  await writeEvents(db, row, [event, ...assigned.events]);
  if (assigned.state.status === 'passed') await approveRequest(db, documents, row, { firmId, userId: null });
  else await announceAsked(db, row);
}
