import { DOCUMENT_KINDS, NOT_CARRIED } from '#features/approval-flows/contract/document-kinds.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import type { DelegationInput, DelegationView } from '../../contract/approval-schemas.ts';
import { readDeciders } from '../people/decider-repo.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { hasOverlap, insertDelegation, readDelegationsOf, revokeDelegation } from './delegation-repo.ts';
import { takeBackTasks } from './take-back-tasks.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 180;

export async function readOwnDelegations(db: Db, { firmId, memberId }: SignedInCaller): Promise<DelegationView[]> {
  const rows = await readDelegationsOf(db, firmId, memberId);
  return rows.map((row) => ({
    id: String(row.id),
    given: row.memberId === memberId,
    reason: row.reason,
    memberName: row.memberName,
    delegateName: row.delegateName,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    documentTypes: row.documentTypes as DelegationView['documentTypes'],
    cap: row.capFen === null ? null : formatAmount(row.capFen),
  }));
}

/** Lets somebody decide in one's place for a time; what is asked before it begins stays where it is. */
export async function delegate(
  db: Db,
  caller: SignedInCaller,
  documents: DocumentKeepers,
  input: DelegationInput,
): Promise<void> {
  const idle = input.documentTypes.find((code) => !documents.has(code));
  if (idle) {
    const message = `“${DOCUMENT_KINDS[idle]}”的审批${NOT_CARRIED}，不能委托`;
    throw refuse(approvalErrors, 'APPROVAL_DELEGATION_KIND', { message });
  }
  const { firmId, memberId } = caller;
  const delegateMemberId = BigInt(input.delegateMemberId);
  if (delegateMemberId === memberId) throw refuse(approvalErrors, 'APPROVAL_DELEGATION_SELF');
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  const days = (endsAt.getTime() - startsAt.getTime()) / DAY_MS;
  if (days <= 0 || days > LONGEST_DAYS) throw refuse(approvalErrors, 'APPROVAL_DELEGATION_TIME');
  const [person] = await readDeciders(db, firmId, [delegateMemberId]);
  if (!person) throw refuse(approvalErrors, 'APPROVAL_PERSON_GONE');
  if (await hasOverlap(db, { firmId, memberId, startsAt, endsAt }))
    throw refuse(approvalErrors, 'APPROVAL_DELEGATION_TWICE');
  const capFen = input.cap === undefined ? null : parseAmount(input.cap);
  const { documentTypes, reason } = input;
  const id = await insertDelegation(db, {
    firmId,
    memberId,
    delegateMemberId,
    startsAt,
    endsAt,
    documentTypes,
    capFen,
    reason,
  });
  const after = { delegate: person.name, startsAt, endsAt, documentTypes, cap: input.cap ?? null };
  await writeAudit(db, caller, { action: 'approval.delegated', objectType: 'delegation', objectId: String(id), after });
}

/** Ends an own delegation at once: what waits for the delegate comes back. */
export async function endDelegation(db: Db, caller: SignedInCaller, id: string): Promise<void> {
  const { firmId, memberId } = caller;
  const delegateMemberId = await revokeDelegation(db, { firmId, memberId, id: BigInt(id) });
  if (delegateMemberId === null) throw notFound('审批委托');
  await takeBackTasks(db, caller, delegateMemberId);
  await writeAudit(db, caller, { action: 'approval.delegation_revoked', objectType: 'delegation', objectId: id });
}
