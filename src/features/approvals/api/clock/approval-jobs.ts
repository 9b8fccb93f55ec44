import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { isOpen } from '../../rules/approval-status.ts';
import { escalateTask, stop } from '../../rules/decide-task.ts';
import { executeOverdue } from '../delayed/delayed-effects.ts';
import { purgeMailTokens } from '../mail/mail-token-repo.ts';
import { readSuperior } from '../people/decider-repo.ts';
import { announceAsked, announceTold } from '../requests/approval-news.ts';
import { assignDeciders } from '../requests/assign-deciders.ts';
import { type DocumentKeepers, documentOf } from '../requests/document-keeper.ts';
import { dueFromNow } from '../requests/due-of.ts';
import { writeEvents } from '../requests/event-repo.ts';
import { lockRequest, type RequestPlace } from '../requests/request-repo.ts';
import { writeRequest } from '../requests/write-request-repo.ts';
import { releaseTask } from '../tasks/release-task.ts';
import {
  type DueTask,
  markReminded,
  readAskingFirms,
  readExpired,
  readExpiring,
  readHalfway,
  readOverdue,
  readUndecidable,
} from './clock-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

type Act<T> = (db: Db, one: T) => Promise<void>;

/** Each in a transaction of its own, in the name of its firm: one that fails keeps no other from it. */
async function actOnEach<T extends RequestPlace>(database: Database, due: readonly T[], act: Act<T>) {
  const failures: unknown[] = [];
  for (const one of due) {
    const scope = { ...WORKER, firmId: one.firmId };
    await inTransaction(database, scope, 'write', (db) => act(db, one)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} approvals failed`);
}

async function forEach<T extends RequestPlace>(database: Database, read: (db: Db) => Promise<T[]>, act: Act<T>) {
  await actOnEach(database, await inTransaction(database, WORKER, 'read', read), act);
}

/** Nobody waits for people who can decide no more; people are known to their own firm alone. */
async function releaseUndecidable(database: Database, documents: DocumentKeepers): Promise<void> {
  for (const firmId of await inTransaction(database, WORKER, 'read', readAskingFirms)) {
    const scope = { ...WORKER, firmId };
    const tasks = await inTransaction(database, scope, 'read', (db) => readUndecidable(db, firmId));
    await actOnEach(database, tasks, (db, { taskId }) => releaseTask(db, documents, firmId, taskId));
  }
}

/** Half of the time is over: the person hears of it once more. */
async function remind(db: Db, task: DueTask): Promise<void> {
  await markReminded(db, task, 1);
  await writeEvents(db, task, [{ kind: 'reminded', userId: null, taskId: task.taskId, detail: '审批时限已过半' }]);
  await announceAsked(db, task, 'again');
}

/** All of it is over: the superior is asked instead; where there is none, the person is reminded for the last time. */
async function escalate(db: Db, task: DueTask): Promise<void> {
  const request = await lockRequest(db, task);
  const seat = request?.state.steps.flatMap(({ tasks }) => tasks).find(({ id }) => id === task.taskId);
  if (!request || seat?.status !== 'pending') return;
  const { row, state } = request;
  const asked = state.steps.flatMap(({ tasks }) => tasks.filter(({ status }) => /^(pending|waiting)$/.test(status)));
  const not = [row.requesterMemberId, ...asked.map(({ memberId }) => memberId)];
  const superior = await readSuperior(db, row.firmId, { memberId: seat.memberId, not });
  const outcome = superior && escalateTask(state, task.taskId, { ...superior, onBehalfOf: null });
  await markReminded(db, task, 2);
  if (!outcome || 'refusal' in outcome) {
    await writeEvents(db, row, [{ kind: 'reminded', userId: null, taskId: task.taskId, detail: '已到审批时限' }]);
    await announceAsked(db, row, 'again');
    return;
  }
  const assigned = await assignDeciders(db, row, state, outcome.state);
  await writeRequest(db, request, assigned.state, { due: await dueFromNow(db, row.firmId, assigned.state) });
  const detail = `超时未处理，转给上级 ${superior.name}`;
  await writeEvents(db, row, [{ kind: 'escalated', userId: null, taskId: task.taskId, detail }, ...assigned.events]);
  await announceAsked(db, row);
}

async function warn(db: Db, place: RequestPlace): Promise<void> {
  await writeEvents(db, place, [{ kind: 'reminded', userId: null, detail: '保留即将到期，已通知申请人' }]);
  await announceTold(db, place, 'expiring');
}

/** Nobody decided in time: the document comes to nothing and gives back what it held. */
async function expire(db: Db, documents: DocumentKeepers, place: RequestPlace): Promise<void> {
  const request = await lockRequest(db, place);
  if (!request || !isOpen(request.state.status)) return;
  const { row, state } = request;
  const outcome = stop(state, 'expired', '超过保留期未审批完');
  if ('refusal' in outcome) return;
  await writeRequest(db, request, outcome.state, { due: () => null });
  await writeEvents(db, row, [{ kind: 'expired', userId: null, detail: '超过保留期未审批完' }]);
  const actor = { firmId: row.firmId, userId: null };
  await documentOf(documents, row.documentType).end(db, row, {
    kind: 'expired',
    actor,
    reason: '超时未审批，自动取消',
  });
  await announceTold(db, row, 'expired');
}

/** The clock of approvals: people who are gone, reminders, escalation, holds. Every run is harmless when repeated. */
export async function runApprovalClock(database: Database, documents: DocumentKeepers): Promise<void> {
  await releaseUndecidable(database, documents);
  await forEach(database, readHalfway, remind);
  await forEach(database, readOverdue, escalate);
  await forEach(database, readExpiring, warn);
  await forEach(database, readExpired, (db, place) => expire(db, documents, place));
}

export function approvalJobs(database: Database, documents: DocumentKeepers): ScheduledJob[] {
  const purge = () => inTransaction(database, WORKER, 'write', purgeMailTokens);
  return [
    { name: 'approval-clock', cron: '*/5 * * * *', run: () => runApprovalClock(database, documents) },
    { name: 'approval-late-decisions', cron: '* * * * *', run: () => executeOverdue(database, documents) },
    { name: 'purge-approval-links', cron: '40 3 * * *', run: purge },
  ];
}
