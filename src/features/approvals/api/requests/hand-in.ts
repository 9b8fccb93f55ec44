import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import type { DocumentSnapshot } from '../../rules/document-snapshot.ts';
import type { DocumentKeeper } from './document-keeper.ts';
import { type FlowDocument, planDocument } from './plan-document.ts';
import { startApproval } from './start-approval.ts';

export interface HandedIn extends Omit<FlowDocument, 'documentType'> {
  snapshot: DocumentSnapshot;
  /** Until when something is kept for it; null: as long as it takes. */
  holdUntil: Date | null;
}

/** No flow concerns it; one forbids it, with the words for the requester; or somebody is asked. */
export type HandInAnswer =
  | { outcome: 'free' }
  | { outcome: 'denied'; message: string | undefined }
  | { outcome: 'ask'; requestNo: string };

/** Hands a document in for approval, in the transaction that has it wait (behaviours 2.8). */
export async function handIn(
  db: Db,
  { code, handedInBy }: Pick<DocumentKeeper, 'code' | 'handedInBy'>,
  caller: SignedInCaller,
  { snapshot, holdUntil, ...document }: HandedIn,
): Promise<HandInAnswer> {
  if (!caller.permissions.has(handedInBy)) throw refuse(approvalErrors, 'APPROVAL_HAND_IN');
  const plan = await planDocument(db, caller, { documentType: code, ...document });
  if (plan.outcome === 'denied') return { outcome: 'denied', message: plan.deniedBy?.message };
  if (plan.outcome === 'free') return { outcome: 'free' };
  const { firmId, userId, memberId, departmentId } = caller;
  const { requestNo } = await startApproval(db, {
    firmId,
    requester: { userId, memberId, departmentId },
    documentType: code,
    amountFen: document.amountFen,
    urgent: document.urgent,
    plan,
    snapshot,
    holdUntil,
  });
  return { outcome: 'ask', requestNo };
}
