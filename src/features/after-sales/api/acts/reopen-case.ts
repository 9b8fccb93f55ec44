import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { reopenErrors } from '../../contract/case-errors.ts';
import { MOST_REOPENINGS, reopenUntil } from '../../rules/buyer-acts.ts';
import { countUnits } from '../../rules/held-units.ts';
import { poolOf } from '../../rules/offered-kinds.ts';
import { readUnitLines } from '../apply/order-units-repo.ts';
import { handInCase, isAboveLimit, wantsApproval } from '../approval/case-approval.ts';
import { readCaseDocument } from '../approval/case-snapshot.ts';
import { attachToCase, readOwnFiles } from '../case-attachments.ts';
import { type CaseRow, changeCaseLine, moveCase, placeOf, readCaseLines } from '../case-repo.ts';
import { readPolicy } from '../policy-repo.ts';
import { sinceOf } from '../read/present-case.ts';
import { buyerOf, endAct, lockOwnCase, type SeenCase } from './own-case.ts';

async function checkTime(db: Db, one: CaseRow, now: Date): Promise<void> {
  const { status, reopenings } = one;
  if (reopenings >= MOST_REOPENINGS) throw refuse(reopenErrors, 'CASE_REOPEN_MANY');
  const { reopenDays } = await readPolicy(db);
  const until = reopenUntil({ status, reopenings, since: sinceOf(one), reopenDays });
  if (until === null || now > until) throw refuse(reopenErrors, 'CASE_REOPEN_LATE');
}

/** Units of a rejected case were free: it takes them again, if nobody else has meanwhile. Its order is locked. */
async function takeAgain(db: Db, one: CaseRow): Promise<void> {
  const units = new Map((await readUnitLines(db, one)).map((line) => [line.id, line]));
  for (const line of await readCaseLines(db, placeOf(one))) {
    // It was settled before it was refused: what it gave is held by it all the time.
    if (line.settledQuantity > 0) continue;
    const bought = units.get(line.orderLineId);
    if (!bought) throw new Error('line of a case that its order does not have');
    const { signedQuantity: signed, short, over, held } = bought;
    const { free } = countUnits({ signed, short, over }, held);
    if (line.quantity > free[poolOf(one.kind, line.reason)]) throw refuse(reopenErrors, 'CASE_UNITS_TAKEN');
    await changeCaseLine(db, { firmId: one.firmId, lineId: line.id }, { grantedQuantity: null, grantedFen: 0n });
  }
}

/** What the company's approvers refused goes to them once more; the rest to the desk. */
async function asksAgain(db: Db, caller: SignedInCaller, one: CaseRow): Promise<boolean> {
  if (one.status !== 'rejected' || one.approvalStatus === 'passed') return false;
  if (!(await isAboveLimit(db, one.firmId, one.askedFen))) return false;
  return wantsApproval(db, caller, (await readCaseDocument(db, one)).goods);
}

/** The customer objects to how a case ended, or to what is to be confirmed: it is looked at once more. */
export async function reopenCase(
  db: Db,
  caller: SignedInCaller,
  { reason, fileIds, ...seen }: SeenCase & { reason: string; fileIds: readonly string[] },
  now: Date,
) {
  await readOwnFiles(db, caller, fileIds);
  const one = await lockOwnCase(db, caller, seen, 'reopen');
  await checkTime(db, one, now);
  if (one.status === 'rejected') await takeAgain(db, one);
  const actor = buyerOf(caller);
  await attachToCase(db, placeOf(one), { actor, firmId: one.firmId, fileIds });
  const approving = await asksAgain(db, caller, one);
  const moved = await moveCase(db, one, approving ? 'approving' : 'reviewing', {
    ...{ actor, kind: 'reopened', detail: reason },
    set: {
      reopenings: one.reopenings + 1,
      settledAt: null,
      rejectReason: '',
      ...(one.status === 'rejected' && { grantedFen: 0n }),
      ...(approving ? { approvalStatus: 'pending' } : one.approvalStatus === 'refused' && { approvalStatus: 'none' }),
    },
  });
  if (approving) await handInCase(db, caller, moved);
  return endAct(db, caller, 'reopen', one, reason);
}
