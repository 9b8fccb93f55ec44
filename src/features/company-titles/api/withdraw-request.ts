import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { decideErrors } from '../contract/title-request-errors.ts';
import { titleRequestStates } from '../rules/title-request-states.ts';
import { actedOn } from './present-request.ts';
import { lockRequest, moveRequest, type TitleRequestRow } from './title-request-repo.ts';

/** Whoever asked takes it back, or who manages the company does. */
export const mayWithdraw = ({ userId, permissions }: SignedInCaller, { askedBy, status }: TitleRequestRow): boolean =>
  titleRequestStates.allows('withdraw', titleRequestStates.read(status)) &&
  (askedBy === userId || permissions.has('COMPANY_MANAGEMENT'));

export async function withdrawRequest(db: Db, caller: SignedInCaller, requestNo: string) {
  const found = await lockRequest(db, requestNo);
  if (!found) throw notFound('公司抬头申请');
  if (found.status !== 'waiting') throw refuse(decideErrors, 'TITLE_REQUEST_DONE');
  if (!mayWithdraw(caller, found)) throw refuse(decideErrors, 'TITLE_REQUEST_OTHERS');
  const moved = await moveRequest(db, found, { status: 'withdrawn' });
  const object = { objectType: 'title_request', objectId: requestNo } as const;
  await writeAudit(db, caller, { action: 'title_request.withdrawn', ...object });
  return actedOn(moved, 'own');
}
