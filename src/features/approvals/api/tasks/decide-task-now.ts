import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import type { Decision } from '../../rules/decide-task.ts';
import type { RequestState } from '../../rules/request-state.ts';
import { endWaiting } from '../delayed/delayed-decision-repo.ts';
import { announceAsked, announceTold } from '../requests/approval-news.ts';
import { approveRequest } from '../requests/approve-request.ts';
import { assignDeciders } from '../requests/assign-deciders.ts';
import { type DocumentKeepers, documentOf, snapshotHash } from '../requests/document-keeper.ts';
import { dueFromNow } from '../requests/due-of.ts';
import { type ApprovalEvent, writeEvents, writeLineRefusals } from '../requests/event-repo.ts';
import type { LoadedRequest } from '../requests/request-repo.ts';
import { type Change, writeRequest } from '../requests/write-request-repo.ts';
import { type Changed, type Decider, type DecisionWish, judgeDecision } from './judge-decision.ts';

/** A decision that was taken, or the changes that stand in its way. */
export type Decided = { message: string } | Changed;

interface Act {
  request: LoadedRequest;
  decider: Decider;
  wish: DecisionWish;
}

const reasonsOf = ({ refusedLines }: DecisionWish) =>
  refusedLines.map(({ lineNo, reason }) => `第 ${lineNo} 行${reason ? `：${reason}` : ''}`).join('；');

/** Takes the refused lines out of the document; the rest is what is approved from now on. */
async function dropLines(db: Db, documents: DocumentKeepers, { request: { row }, decider, wish }: Act) {
  const document = documentOf(documents, row.documentType);
  const lineNos = wish.refusedLines.map(({ lineNo }) => lineNo);
  await document.dropLines(db, row, { lineNos, actor: decider, reason: reasonsOf(wish).slice(0, 300) });
  await writeLineRefusals(db, row, { taskId: wish.taskId, userId: decider.userId }, wish.refusedLines);
  await announceTold(db, row, 'lines_refused', reasonsOf(wish));
  const now = await document.read(db, row);
  if (!now) throw new Error('a document went with single lines of it');
  return { ...now, snapshotHash: snapshotHash(now.snapshot) };
}

/** What follows for the document and for those who have to hear of it. */
async function follow(
  db: Db,
  documents: DocumentKeepers,
  { request: { row }, decider, wish }: Act,
  after: RequestState,
) {
  const document = documentOf(documents, row.documentType);
  const reason = wish.comment || reasonsOf(wish);
  if (after.status === 'passed') {
    await approveRequest(db, documents, row, decider);
  } else if (after.status === 'refused') {
    await document.end(db, row, { kind: 'refused', actor: decider, reason });
    await announceTold(db, row, 'refused', reason);
  } else if (after.status === 'returned') await announceTold(db, row, 'returned', reason);
  else await announceAsked(db, row);
}

const EVENT_OF = {
  approve: 'approved',
  refuse: 'refused',
  return: 'returned',
  transfer: 'transferred',
  sign_before: 'sign_before',
  sign_after: 'sign_after',
} as const;

const SAID = {
  approve: '已同意',
  refuse: '已驳回',
  return: '已退回申请人补充',
  transfer: '已转签',
  sign_before: '已请对方先审批，之后回到您这里',
  sign_after: '已同意，并加签给对方',
} as const;

function eventsOf({ request, decider, wish }: Act, decision: Decision): ApprovalEvent[] {
  const task = request.state.steps.flatMap(({ tasks }) => tasks).find(({ id }) => id === wish.taskId);
  const to = 'to' in decision ? `→ ${decision.to.name}` : '';
  const said = { userId: decider.userId, taskId: wish.taskId, onBehalfOf: task?.onBehalfOf ?? null };
  const lines: ApprovalEvent[] =
    wish.refusedLines.length > 0 ? [{ ...said, kind: 'lines_refused', detail: reasonsOf(wish).slice(0, 2000) }] : [];
  const detail = [to, wish.comment].filter(Boolean).join(' ');
  return [...lines, { ...said, kind: EVENT_OF[decision.act], detail, fileIds: wish.files ?? [] }];
}

/** Answers the state that was written. */
async function carryOut(db: Db, documents: DocumentKeepers, act: Act, decision: Decision, next: RequestState) {
  const { request, decider, wish } = act;
  const { row, state } = request;
  const dropped =
    wish.refusedLines.length > 0 && next.status !== 'refused' ? await dropLines(db, documents, act) : undefined;
  const amountFen = dropped?.amountFen ?? row.amountFen;
  const assigned = await assignDeciders(db, { ...row, amountFen }, state, next);
  const change: Change = {
    due: await dueFromNow(db, row.firmId, assigned.state),
    decision: { taskId: wish.taskId, comment: wish.comment, hash: row.snapshotHash },
    ...(dropped ? { document: dropped } : {}),
  };
  await writeRequest(db, request, assigned.state, change);
  await writeEvents(db, row, [...eventsOf(act, decision), ...assigned.events]);
  await writeAudit(db, decider, {
    action: `approval.${EVENT_OF[decision.act]}`,
    objectType: 'approval',
    objectId: row.requestNo,
    before: { status: row.status },
    after: {
      status: assigned.state.status,
      taskId: String(wish.taskId),
      comment: wish.comment,
      lines: wish.refusedLines,
    },
  });
  await follow(db, documents, act, assigned.state);
  return assigned.state;
}

/**
 * One person decides one task, in one transaction: the request is locked, compared with its document and with what the
 * person saw, and moved on. Everybody who decides goes through here: the list, the page, the link in a mail, and the
 * worker that carries out what was pressed before. What waits for the task is over with it: done where it is this very
 * decision (`pressed`), taken back where the person has decided otherwise meanwhile.
 */
export async function decideTaskNow(
  db: Db,
  documents: DocumentKeepers,
  decider: Decider,
  wish: DecisionWish,
  pressed: 'now' | 'before' = 'now',
): Promise<Decided> {
  const judged = await judgeDecision(db, documents, decider, wish);
  if ('changes' in judged) return judged;
  const { request, decision, all, next } = judged;
  const { status } = await carryOut(db, documents, { request, decider, wish }, decision, next);
  await endWaiting(db, decider.firmId, wish.taskId, pressed === 'before' ? 'done' : 'undone');
  return {
    message: status === 'passed' ? '已同意，审批通过' : all ? '全部商品行未通过，已驳回' : SAID[wish.action],
  };
}
