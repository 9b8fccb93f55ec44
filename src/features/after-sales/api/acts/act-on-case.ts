import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { ExchangeWish } from '../../contract/case-words.ts';
import { dropCaseFlow } from '../approval/case-approval.ts';
import { attachToCase, checkSaid, readOwnFiles, saidWith } from '../case-attachments.ts';
import { findCaseByNo, insertCaseEvent, moveCase, placeOf, visibleNumbered } from '../case-repo.ts';
import { endWaiting } from '../desk/decision-repo.ts';
import { answerRepair } from '../desk/repair-repo.ts';
import { endReturn } from '../returns/end-return.ts';
import { chargeRepair } from '../settle/charge-repair.ts';
import { chooseInstead } from '../settle/choose.ts';
import { buyerOf, endAct, lockOwnCase, type SeenCase } from './own-case.ts';

interface Said {
  text: string;
  fileIds: readonly string[];
}

/** Before the warehouse has the goods: approvers, desk and carrier are told that it is off. */
export async function withdrawCase(db: Db, caller: SignedInCaller, { reason, ...seen }: SeenCase & { reason: string }) {
  // Approvers lock their request before the case; so does who takes it away from them. A refusal undoes it.
  const open = await findCaseByNo(db, visibleNumbered(caller, seen.caseNo));
  if (open) await dropCaseFlow(db, open, '售后申请已撤销');
  const one = await lockOwnCase(db, caller, seen, 'withdraw');
  await endWaiting(db, placeOf(one), { status: 'dropped' });
  await endReturn(db, one);
  const set = one.approvalStatus === 'pending' ? { approvalStatus: 'none' } : {};
  await moveCase(db, one, 'withdrawn', { actor: buyerOf(caller), kind: 'withdrawn', detail: reason, set });
  return endAct(db, caller, 'withdraw', one, reason);
}

/** Answers the question of the desk. */
export async function supplementCase(db: Db, caller: SignedInCaller, { text, fileIds, ...seen }: SeenCase & Said) {
  const files = await readOwnFiles(db, caller, fileIds);
  const one = await lockOwnCase(db, caller, seen, 'supplement');
  checkSaid(text, files);
  const actor = buyerOf(caller);
  await attachToCase(db, placeOf(one), { actor, firmId: one.firmId, fileIds });
  await moveCase(db, one, 'reviewing', { actor, kind: 'supplemented', detail: saidWith(text, files) });
  return endAct(db, caller, 'supplement', one, text);
}

/** Nothing is there to exchange it for: waits, or takes the money. */
export async function chooseForCase(
  db: Db,
  caller: SignedInCaller,
  { wish, ...seen }: SeenCase & { wish: ExchangeWish },
) {
  const one = await lockOwnCase(db, caller, seen, 'choose');
  await chooseInstead(db, buyerOf(caller), one, wish);
  return endAct(db, caller, 'choose', one, wish);
}

/** What was estimated is charged; the repair begins when it is on account or paid. */
export async function acceptEstimate(db: Db, caller: SignedInCaller, seen: SeenCase) {
  const one = await lockOwnCase(db, caller, seen, 'acceptEstimate');
  await chargeRepair(db, buyerOf(caller), one);
  return endAct(db, caller, 'acceptEstimate', one);
}

/** The goods go back as they are. */
export async function declineEstimate(db: Db, caller: SignedInCaller, seen: SeenCase) {
  const one = await lockOwnCase(db, caller, seen, 'declineEstimate');
  await answerRepair(db, placeOf(one), 'declined');
  await moveCase(db, one, 'confirming', { actor: buyerOf(caller), kind: 'estimate_declined' });
  return endAct(db, caller, 'declineEstimate', one);
}

export async function confirmCase(db: Db, caller: SignedInCaller, seen: SeenCase) {
  const one = await lockOwnCase(db, caller, seen, 'confirm');
  await moveCase(db, one, 'completed', { actor: buyerOf(caller), kind: 'confirmed' });
  return endAct(db, caller, 'confirm', one);
}

/** Says something to the desk, with pictures; whoever works on the case is told. */
export async function sayToDesk(db: Db, caller: SignedInCaller, { text, fileIds, ...seen }: SeenCase & Said) {
  const files = await readOwnFiles(db, caller, fileIds);
  const one = await lockOwnCase(db, caller, seen, null);
  checkSaid(text, files);
  const actor = buyerOf(caller);
  await attachToCase(db, placeOf(one), { actor, firmId: one.firmId, fileIds });
  await insertCaseEvent(db, one, { actor, kind: 'said', detail: saidWith(text, files) });
  return endAct(db, caller, 'say', one, text);
}
