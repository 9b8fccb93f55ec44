import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import { type Outcome, resubmit, withdraw } from '../../rules/decide-task.ts';
import { pendingTasks } from '../../rules/request-state.ts';
import { assertLoose } from '../files/request-attachments.ts';
import { readDeciders } from '../people/decider-repo.ts';
import { refusalOf } from '../tasks/judge-decision.ts';
import { announceAsked } from './approval-news.ts';
import { assignDeciders } from './assign-deciders.ts';
import { type DocumentKeepers, documentOf } from './document-keeper.ts';
import { dueFromNow } from './due-of.ts';
import { writeCopies, writeEvents } from './event-repo.ts';
import { refreshRequest } from './refresh-request.ts';
import { findRequestId, type LoadedRequest, lockRequest } from './request-repo.ts';
import { findVisible, touchReminders } from './visible-repo.ts';
import { writeRequest } from './write-request-repo.ts';

/** An own request, locked; others' look as if they did not exist. */
async function lockOwn(db: Db, { firmId, userId }: SignedInCaller, requestNo: string): Promise<LoadedRequest> {
  const id = await findRequestId(db, firmId, requestNo);
  const request = id === null ? null : await lockRequest(db, { firmId, id });
  if (request?.row.requesterUserId !== userId) throw notFound('审批申请');
  return request;
}

function stateOf(outcome: Outcome) {
  if ('refusal' in outcome) throw refusalOf(outcome.refusal);
  return outcome.state;
}

/** The requester takes a request back before anybody has decided; its document comes to nothing. */
export async function withdrawRequest(
  db: Db,
  documents: DocumentKeepers,
  caller: SignedInCaller,
  { requestNo, reason }: { requestNo: string; reason: string },
): Promise<void> {
  const request = await lockOwn(db, caller, requestNo);
  const { row } = request;
  await writeRequest(db, request, stateOf(withdraw(request.state)), { due: () => null });
  await writeEvents(db, row, [{ kind: 'withdrawn', userId: caller.userId, detail: reason }]);
  await writeAudit(db, caller, {
    action: 'approval.withdrawn',
    objectType: 'approval',
    objectId: requestNo,
    before: { status: row.status },
    after: { status: 'withdrawn', reason },
  });
  await documentOf(documents, row.documentType).end(db, row, { kind: 'withdrawn', actor: caller, reason });
}

/** Words to a request, and the files that go with them. */
export interface Said {
  requestNo: string;
  comment: string;
  fileIds: readonly string[];
}

/** The requester answers what an approver asked; the same people are asked again. */
export async function answerRequest(
  db: Db,
  documents: DocumentKeepers,
  caller: SignedInCaller,
  { requestNo, comment, fileIds }: Said,
): Promise<void> {
  const files = await assertLoose(db, caller, fileIds);
  const request = await lockOwn(db, caller, requestNo);
  const { row, state } = request;
  const next = stateOf(resubmit(state));
  // What has changed meanwhile is what is asked about from now on.
  const fresh = await refreshRequest(db, documents, request);
  if (!fresh.fresh && fresh.hash === null) return;
  const assigned = await assignDeciders(db, row, state, next);
  await writeRequest(db, request, assigned.state, { due: await dueFromNow(db, row.firmId, assigned.state) });
  await writeEvents(db, row, [
    { kind: 'resubmitted', userId: caller.userId, detail: comment, fileIds: files },
    ...assigned.events,
  ]);
  await announceAsked(db, row);
}

/** Asks those it waits for to hurry: once in four hours and request (behaviours 2.8). */
export async function urgeRequest(db: Db, caller: SignedInCaller, requestNo: string): Promise<void> {
  const { row, state } = await lockOwn(db, caller, requestNo);
  if (state.status !== 'running') throw refuse(approvalErrors, 'APPROVAL_ENDED');
  if (!(await touchReminders(db, row))) throw refuse(approvalErrors, 'APPROVAL_URGED');
  const asked = pendingTasks(state).length;
  await writeEvents(db, row, [{ kind: 'urged', userId: caller.userId, detail: `${asked} 位审批人` }]);
  await announceAsked(db, row, 'again');
}

/** A word in the thread of a request one may see. */
export async function commentOn(db: Db, caller: SignedInCaller, { requestNo, comment, fileIds }: Said): Promise<void> {
  const files = await assertLoose(db, caller, fileIds);
  const row = await findVisible(db, caller, requestNo);
  if (!row) throw notFound('审批申请');
  if (comment === '' && files.length === 0) throw refuse(approvalErrors, 'APPROVAL_WORDS');
  await writeEvents(db, row, [{ kind: 'commented', userId: caller.userId, detail: comment, fileIds: files }]);
}

/** Lets colleagues know without asking them. */
export async function copyTo(db: Db, caller: SignedInCaller, requestNo: string, memberIds: readonly string[]) {
  const row = await findVisible(db, caller, requestNo);
  if (!row) throw notFound('审批申请');
  const people = await readDeciders(db, caller.firmId, [...new Set(memberIds)].map(BigInt));
  if (people.length === 0) throw refuse(approvalErrors, 'APPROVAL_PERSON_GONE');
  await writeCopies(
    db,
    row,
    people.map(({ userId }) => userId),
  );
  const detail = people.map(({ name }) => name).join('、');
  await writeEvents(db, row, [{ kind: 'copied', userId: caller.userId, detail }]);
}
