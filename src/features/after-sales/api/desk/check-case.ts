import { writeAudit } from '#platform/api/audit.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { caseDeskErrors } from '../../contract/case-desk-errors.ts';
import { changeCase, insertCaseEvent, placeOf, readCaseLines } from '../case-repo.ts';
import { carryOut } from './carry-out.ts';
import { endWaiting, findWaiting } from './decision-repo.ts';
import { tellDesk } from './desk-news.ts';
import { atDesk, done, openCase, type SeenCase } from './open-case.ts';
import { readFreightLeft } from './read-freight-left.ts';

/** The second person's word: the decision is carried out, or goes back to who made it. Nobody checks his own. */
export async function checkCase(
  db: Db,
  caller: Caller,
  { agreed, reason, ...act }: SeenCase & { agreed: boolean; reason: string },
) {
  const found = await openCase(db, act, 'grant');
  const place = placeOf(found);
  const waiting = await findWaiting(db, place);
  if (!waiting) throw refuse(caseDeskErrors, 'CASE_NO_DECISION');
  const { userId } = signedIn(caller);
  if (waiting.decidedBy === userId) throw refuse(caseDeskErrors, 'CASE_OWN_CHECK');
  const { decided } = waiting;
  // Another case may have given the freight back meanwhile.
  if (agreed && decided.freightFen > (await readFreightLeft(db, found))) {
    throw refuse(caseDeskErrors, 'CASE_GRANT_REFUSED', { message: '订单运费已由其他售后单退还，请退回修改' });
  }
  await endWaiting(db, place, { status: agreed ? 'agreed' : 'refused', checkedBy: userId, note: reason });
  const actor = atDesk(caller);
  await insertCaseEvent(db, found, { actor, kind: agreed ? 'check_agreed' : 'check_refused', detail: reason });
  await writeAudit(db, caller, {
    action: agreed ? 'after_sale.check_agreed' : 'after_sale.check_refused',
    objectType: 'after_sale',
    objectId: found.caseNo,
    after: { reason },
  });
  if (agreed) return done(await carryOut(db, actor, found, { decided, lines: await readCaseLines(db, place) }));
  const kept = await changeCase(db, place, {});
  await tellDesk(db, kept, 'check_refused', waiting.decidedBy);
  return done(kept);
}
