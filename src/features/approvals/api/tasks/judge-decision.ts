import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import type { DecisionInput } from '../../contract/approval-schemas.ts';
import { isOpen } from '../../rules/approval-status.ts';
import { type Decision, decideTask, type Refusal } from '../../rules/decide-task.ts';
import type { DocumentSnapshot } from '../../rules/document-snapshot.ts';
import type { RequestState } from '../../rules/request-state.ts';
import { readDeciders } from '../people/decider-repo.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import type { LineRefusal } from '../requests/event-repo.ts';
import { refreshRequest } from '../requests/refresh-request.ts';
import { type LoadedRequest, lockRequestOfTask } from '../requests/request-repo.ts';
import { readSelfApproval } from './read-self-approval.ts';

/** Who decides, in a transaction of his firm. */
export interface Decider {
  firmId: bigint;
  userId: bigint;
  memberId: bigint;
  permissions: ReadonlySet<string>;
}

export interface DecisionWish extends Pick<DecisionInput, 'action' | 'comment' | 'toMemberId'> {
  taskId: bigint;
  /** The document as the person saw it. */
  snapshotHash: string;
  refusedLines: readonly LineRefusal[];
  /** Files that go with the words. */
  files?: readonly bigint[];
}

/** The document has become another one: what is different, and its fingerprint. */
export interface Changed {
  changes: string[];
  hash: string | null;
}

const REFUSALS = {
  ended: 'APPROVAL_ENDED',
  not_pending: 'APPROVAL_NOT_PENDING',
  own: 'APPROVAL_OWN',
  involved: 'APPROVAL_INVOLVED',
  begun: 'APPROVAL_BEGUN',
  not_returned: 'APPROVAL_NOT_RETURNED',
} as const satisfies Partial<Record<Refusal, keyof typeof approvalErrors>>;

export function refusalOf(refusal: Refusal) {
  return refusal === 'foreign' ? notFound('审批任务') : refuse(approvalErrors, REFUSALS[refusal]);
}

async function decisionOf(db: Db, decider: Decider, { action, toMemberId }: DecisionWish): Promise<Decision> {
  if (action === 'approve' || action === 'refuse' || action === 'return') return { act: action };
  const [to] = toMemberId ? await readDeciders(db, decider.firmId, [BigInt(toMemberId)]) : [];
  if (!to) throw refuse(approvalErrors, 'APPROVAL_PERSON_GONE');
  return { act: action, to: { ...to, onBehalfOf: null } };
}

/** The lines named are there and not refused yet; all that are left means the whole. */
function lineRefusals(
  { snapshot }: LoadedRequest['row'],
  { action, refusedLines }: DecisionWish,
): 'none' | 'some' | 'all' {
  if (refusedLines.length === 0) return 'none';
  const open = (snapshot as DocumentSnapshot).lines.filter(({ refused }) => !refused).map(({ lineNo }) => lineNo);
  const named = new Set(refusedLines.map(({ lineNo }) => lineNo));
  const known = refusedLines.every(({ lineNo }) => open.includes(lineNo));
  if (action !== 'approve' || !known || named.size < refusedLines.length)
    throw refuse(approvalErrors, 'APPROVAL_LINES');
  return named.size === open.length ? 'all' : 'some';
}

/** A decision that may be taken: on the locked request, with the state it would leave. */
export interface Judged {
  request: LoadedRequest;
  decision: Decision;
  /** No line is left: it is refused as a whole. */
  all: boolean;
  next: RequestState;
}

/**
 * May this person decide this now? The request is locked, compared with its document and with what the person saw; a
 * refusal is thrown. Nothing is decided yet.
 */
export async function judgeDecision(
  db: Db,
  documents: DocumentKeepers,
  decider: Decider,
  wish: DecisionWish,
): Promise<Judged | Changed> {
  const { action, comment, taskId } = wish;
  const request = await lockRequestOfTask(db, decider.firmId, taskId);
  if (!request) throw notFound('审批任务');
  const { row, state } = request;
  const mine = state.steps.some(({ tasks }) =>
    tasks.some((task) => task.id === taskId && task.userId === decider.userId),
  );
  if (!mine) throw notFound('审批任务');
  if ((action === 'refuse' || action === 'return') && comment === '') throw refuse(approvalErrors, 'APPROVAL_REASON');
  if (isOpen(state.status)) {
    const fresh = await refreshRequest(db, documents, request);
    if (!fresh.fresh) return { changes: fresh.changes, hash: fresh.hash };
    if (wish.snapshotHash !== row.snapshotHash)
      return { changes: ['单据内容已更新，请查看最新内容'], hash: row.snapshotHash };
  }
  const all = lineRefusals(row, wish) === 'all';
  const decision = all ? ({ act: 'refuse' } as const) : await decisionOf(db, decider, wish);
  const mayDecideOwn = await readSelfApproval(db, decider, row.requesterMemberId);
  const outcome = decideTask(state, taskId, { memberId: decider.memberId, name: '审批人', mayDecideOwn }, decision);
  if ('refusal' in outcome) throw refusalOf(outcome.refusal);
  return { request, decision, all, next: outcome.state };
}
