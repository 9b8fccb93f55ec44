import { checkSeen } from '#business/documents/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { actErrors } from '../../contract/case-errors.ts';
import { caseLabel, caseStates } from '../../rules/case-status.ts';
import { type CaseActor, type CaseRow, lockCaseWhere, visibleNumbered } from '../case-repo.ts';
import type { ReturnRow } from './return-repo.ts';

/** Locks a case whose goods wait to be sent, for who asked for it or an administrator, as the person saw it. */
export async function lockSendable(
  db: Db,
  caller: SignedInCaller,
  { caseNo, version }: { caseNo: string; version: number },
): Promise<CaseRow> {
  const found = await lockCaseWhere(db, visibleNumbered(caller, caseNo));
  if (!found) throw notFound('售后单');
  const own = found.userId === caller.userId || caller.permissions.has('USER_MANAGEMENT');
  if (!own) throw refuse(actErrors, 'CASE_NOT_YOURS');
  checkSeen(found, version, () => refuse(actErrors, 'CASE_CHANGED'));
  if (!caseStates.allows('send', found.status)) throw refuse(actErrors, 'CASE_STEP');
  return found;
}

export const buyerOf = ({ firmId, userId }: SignedInCaller): CaseActor => ({ side: 'buyer', firmId, userId });

/** What an act answers: the case as it is now, and the parcel. */
export const stateOf = ({ caseNo, status, version }: CaseRow, { returnNo }: ReturnRow) => ({
  ...{ caseNo, status, statusLabel: caseLabel(status), version, returnNo },
});
