import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { StatementAction } from '../../contract/audit-words.ts';
import { talkErrors } from '../../contract/statement-errors.ts';
import { disputeStates } from '../../rules/dispute-status.ts';
import { type DisputeRow, lockDispute } from './dispute-repo.ts';
import { visibleDispute } from './visible-dispute-repo.ts';

export interface SeenDispute {
  disputeNo: string;
  version?: number;
}

/** Locks a dispute the caller sees; refuses an act its state does not allow. */
export async function lockOwnDispute(
  db: Db,
  caller: SignedInCaller,
  { disputeNo, version }: SeenDispute,
  act: 'agree' | 'decline' | 'withdraw' | 'say',
) {
  const found = await lockDispute(db, visibleDispute(caller, disputeNo));
  if (!found) throw notFound('异议');
  checkSeen(found.dispute, version, () => refuse(talkErrors, 'DISPUTE_CHANGED'));
  if (!disputeStates.allows(act, found.dispute.status)) throw refuse(talkErrors, 'DISPUTE_STEP');
  return found;
}

export const presentActed = ({ disputeNo, status, version }: DisputeRow) => ({
  disputeNo,
  status,
  statusLabel: disputeStates.label(status),
  version,
});

/** What the log keeps of an act upon a dispute. */
export const auditDispute = (
  db: Db,
  actor: { firmId: bigint; userId: bigint },
  action: StatementAction,
  { before, after, detail = '' }: { before: DisputeRow; after: DisputeRow; detail?: string },
): Promise<void> =>
  writeAudit(db, actor, {
    action,
    objectType: 'statement_dispute',
    objectId: after.disputeNo,
    before: { status: disputeStates.label(before.status) },
    after: { status: disputeStates.label(after.status), detail },
  });
