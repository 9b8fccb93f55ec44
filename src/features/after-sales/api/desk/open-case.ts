import { checkSeen } from '#business/documents/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { caseDeskErrors } from '../../contract/case-desk-errors.ts';
import { caseDeskLabel, caseStates } from '../../rules/case-status.ts';
import { type CaseActor, type CaseRow, lockCaseWhere, numbered } from '../case-repo.ts';

export interface SeenCase {
  caseNo: string;
  version: number;
}

type StateAct = Parameters<typeof caseStates.allows>[0];

/** Locks the case a person of the desk saw, for an act its state allows; `null`: one that the act itself judges. */
export async function openCase(db: Db, { caseNo, version }: SeenCase, act: StateAct | null): Promise<CaseRow> {
  const found = await lockCaseWhere(db, numbered(caseNo));
  if (!found) throw notFound('售后单');
  checkSeen(found, version, () => refuse(caseDeskErrors, 'CASE_CHANGED'));
  if (act && !caseStates.allows(act, found.status)) throw refuse(caseDeskErrors, 'CASE_DESK_STEP');
  return found;
}

/** Somebody of the shop's own people, or in whose name the warehouse is played. */
export type DeskPerson = Pick<Caller, 'firmId' | 'userId'>;

export const atDesk = ({ firmId, userId }: DeskPerson): CaseActor => ({
  side: 'desk',
  firmId,
  userId,
});

/** Answer of an act: the case as it stands after it. */
export const done = ({ caseNo, status, version }: CaseRow) => ({
  caseNo,
  status,
  statusLabel: caseDeskLabel(status),
  version,
});
