import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { actErrors } from '../../contract/case-errors.ts';
import type { BuyerAct } from '../../contract/case-schemas.ts';
import { caseLabel, caseStates } from '../../rules/case-status.ts';
import { mayAsk } from '../apply/own-order.ts';
import { type CaseActor, type CaseRow, findCaseByNo, lockCase, placeOf, visibleNumbered } from '../case-repo.ts';

type OwnAct = keyof typeof ACTIONS;

/** What the log calls each act. */
const ACTIONS = {
  withdraw: 'after_sale.withdrawn',
  supplement: 'after_sale.supplemented',
  choose: 'after_sale.chosen',
  acceptEstimate: 'after_sale.estimate_accepted',
  declineEstimate: 'after_sale.estimate_declined',
  confirm: 'after_sale.confirmed',
  reopen: 'after_sale.reopened',
  say: 'after_sale.said',
} as const;

/** A case of the caller's, as he saw it; without a version he only speaks. */
export interface SeenCase {
  caseNo: string;
  version?: number;
}

export const buyerOf = ({ firmId, userId }: SignedInCaller) =>
  ({ side: 'buyer', firmId, userId }) as const satisfies CaseActor;

/** Locks a case that the caller may act upon; refuses an act that its state does not allow, and one on a version he did not see. */
export async function lockOwnCase(
  db: Db,
  caller: SignedInCaller,
  { caseNo, version }: SeenCase,
  act: Exclude<BuyerAct, 'say'> | null,
): Promise<CaseRow> {
  const seen = await findCaseByNo(db, visibleNumbered(caller, caseNo));
  if (!seen) throw notFound('售后单');
  if (!mayAsk(seen, caller)) throw refuse(actErrors, 'CASE_NOT_YOURS');
  const one = await lockCase(db, placeOf(seen));
  checkSeen(one, version, () => refuse(actErrors, 'CASE_CHANGED'));
  if (act !== null && !caseStates.allows(act, one.status)) throw refuse(actErrors, 'CASE_STEP');
  return one;
}

/** What every act answers, and what the log keeps of it. */
export async function endAct(db: Db, caller: SignedInCaller, act: OwnAct, before: CaseRow, detail = '') {
  const { caseNo, status, version } = await lockCase(db, placeOf(before));
  await writeAudit(db, caller, {
    action: ACTIONS[act],
    objectType: 'after_sale',
    objectId: caseNo,
    before: { status: caseLabel(before.status) },
    after: { status: caseLabel(status), detail },
  });
  return { caseNo, status, statusLabel: caseLabel(status), version };
}
