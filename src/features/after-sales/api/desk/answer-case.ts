import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { caseDeskErrors } from '../../contract/case-desk-errors.ts';
import { CLOSED } from '../../rules/case-status.ts';
import { changeCase, insertCaseEvent, moveCase, placeOf } from '../case-repo.ts';
import { endReturn } from '../returns/end-return.ts';
import { endWaiting } from './decision-repo.ts';
import { atDesk, done, openCase, type SeenCase } from './open-case.ts';

/** Somebody takes a case in hand, also out of a colleague's. */
export async function takeCase(db: Db, caller: Caller, act: SeenCase) {
  const found = await openCase(db, act, null);
  const over = CLOSED.includes(found.status) || found.status === 'approving';
  if (over || found.assigneeUserId === caller.userId) throw refuse(caseDeskErrors, 'CASE_DESK_STEP');
  const taken = await changeCase(db, placeOf(found), { assigneeUserId: caller.userId });
  await insertCaseEvent(db, taken, { actor: atDesk(caller), kind: 'taken' });
  await writeAudit(db, caller, { action: 'after_sale.taken', objectType: 'after_sale', objectId: act.caseNo });
  return done(taken);
}

/** Nothing is granted; the customer reads why, and may open it again. */
export async function rejectCase(db: Db, caller: Caller, { reason, ...act }: SeenCase & { reason: string }) {
  const found = await openCase(db, act, 'reject');
  await endWaiting(db, placeOf(found), { status: 'dropped' });
  if (found.status === 'to_return') await endReturn(db, found);
  const rejected = await moveCase(db, found, 'rejected', {
    ...{ actor: atDesk(caller), kind: 'rejected', detail: reason },
    set: { rejectReason: reason, assigneeUserId: found.assigneeUserId ?? caller.userId },
  });
  await writeAudit(db, caller, {
    action: 'after_sale.rejected',
    objectType: 'after_sale',
    objectId: act.caseNo,
    after: { reason },
  });
  return done(rejected);
}

/** More is wanted before it can be judged; the clock of the desk stands meanwhile. */
export async function askCase(db: Db, caller: Caller, { question, ...act }: SeenCase & { question: string }) {
  const found = await openCase(db, act, 'ask');
  await endWaiting(db, placeOf(found), { status: 'dropped' });
  const asked = await moveCase(db, found, 'supplementing', {
    ...{ actor: atDesk(caller), kind: 'asked', detail: question },
    set: { assigneeUserId: found.assigneeUserId ?? caller.userId },
  });
  await writeAudit(db, caller, {
    action: 'after_sale.asked',
    objectType: 'after_sale',
    objectId: act.caseNo,
    after: { question },
  });
  return done(asked);
}
