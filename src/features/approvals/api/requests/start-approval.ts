import type { ApprovalPlan, DocumentType, PlannedStep } from '#features/approval-flows/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { DocumentSnapshot } from '../../rules/document-snapshot.ts';
import { startRequest } from '../../rules/start-request.ts';
import { announceAsked } from './approval-news.ts';
import { assignDeciders } from './assign-deciders.ts';
import { snapshotHash } from './document-keeper.ts';
import { dueFromNow } from './due-of.ts';
import { type ApprovalEvent, writeCopies, writeEvents } from './event-repo.ts';
import { readRequest } from './request-repo.ts';
import { insertRequest, writeRequest } from './write-request-repo.ts';

export interface ApprovalWish {
  firmId: bigint;
  requester: { userId: bigint; memberId: bigint; departmentId: bigint | null };
  documentType: DocumentType;
  snapshot: DocumentSnapshot;
  amountFen: bigint;
  urgent: boolean;
  /** Until when price and goods are held; null: as long as it takes. */
  holdUntil: Date | null;
  plan: Pick<ApprovalPlan, 'reasons' | 'steps'>;
}

const startEvents = ({ requester, plan }: ApprovalWish): ApprovalEvent[] => [
  { kind: 'started', userId: requester.userId, detail: plan.reasons.map(({ flowName }) => flowName).join('、') },
  ...plan.steps.flatMap(({ name, skipped }) =>
    skipped.map(
      (one): ApprovalEvent => ({ kind: 'passed_over', userId: null, detail: `${name}：${one.name}，${one.why}` }),
    ),
  ),
];

/** A step of a plan as a request begins it. */
export const seatsOf = ({ approvers, ...step }: PlannedStep) => ({
  ...step,
  approvers: approvers.map(({ memberId, userId, departmentId, why }) => ({
    memberId: BigInt(memberId),
    userId: BigInt(userId),
    onBehalfOf: null,
    why,
    departmentId: departmentId === null ? null : BigInt(departmentId),
  })),
});

/** Asks for approval of a document, in the transaction that makes it; the first to decide are told by mail. */
export async function startApproval(db: Db, wish: ApprovalWish): Promise<{ requestNo: string; id: bigint }> {
  const { firmId, requester, documentType, snapshot, amountFen, urgent, holdUntil, plan } = wish;
  const started = startRequest(requester.memberId, plan.steps.map(seatsOf));
  const { id, requestNo } = await insertRequest(db, {
    firmId,
    documentType,
    documentNo: snapshot.documentNo,
    title: snapshot.title,
    amountFen,
    urgent,
    holdUntil,

    requesterUserId: requester.userId,
    requesterMemberId: requester.memberId,
    departmentId: requester.departmentId,
    snapshot,
    snapshotHash: snapshotHash(snapshot),
    reasons: plan.reasons,
  });
  const place = { firmId, id };
  const born = await readRequest(db, place);
  if (!born) throw new Error('request not written');
  const { state, events } = await assignDeciders(db, { firmId, documentType, amountFen }, null, started);
  await writeRequest(db, born, state, { due: await dueFromNow(db, firmId, state) });
  await writeEvents(db, place, [...startEvents(wish), ...events]);
  await writeCopies(
    db,
    place,
    plan.steps.flatMap(({ copyTo }) => copyTo.map(({ userId }) => BigInt(userId))),
  );
  await announceAsked(db, place);
  return { requestNo, id };
}
