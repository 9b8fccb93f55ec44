import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { reopenErrors } from '../../contract/case-errors.ts';
import { MOST_REOPENINGS, reopenUntil } from '../../rules/buyer-acts.ts';
import { poolOf } from '../../rules/case-kinds.ts';
import type { CaseStatus } from '../../rules/case-status.ts';
import { countUnits, heldUnits } from '../../rules/held-units.ts';
import { UNCOUNTED } from '../../rules/judge-inspection.ts';
import { readUnitLines } from '../apply/order-units-repo.ts';
import { handInCase, hasLimit, isAboveLimit, wantsApproval } from '../approval/case-approval.ts';
import { readCaseDocument } from '../approval/case-snapshot.ts';
import { attachToCase, readOwnFiles, saidWith } from '../case-attachments.ts';
import {
  type CaseLine,
  type CaseRow,
  changeCaseLine,
  moveCase,
  placeOf,
  readCaseLines,
  wasApproving,
} from '../case-repo.ts';
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

/** Units of a line once its case is open again; those of one that gave nothing are asked for anew. */
function unitsAgain(
  { quantity, grantedQuantity, refusedQuantity, settledQuantity }: CaseLine,
  status: CaseStatus,
): number {
  if (status === 'rejected' && settledQuantity === 0) return quantity;
  return Math.max(0, (grantedQuantity ?? quantity) - refusedQuantity);
}

/**
 * A case that is over holds fewer units than one that is worked on, or none: it takes them again, if nobody else has meanwhile.
 * Its order is locked.
 */
async function takeAgain(db: Db, one: CaseRow): Promise<void> {
  const units = new Map((await readUnitLines(db, one)).map((line) => [line.id, line]));
  for (const line of await readCaseLines(db, placeOf(one))) {
    const bought = units.get(line.orderLineId);
    if (!bought) throw new Error('line of a case that its order does not have');
    const { signedQuantity: signed, short, over, held } = bought;
    const { free } = countUnits({ signed, short, over }, held);
    const own = held.find(({ caseId }) => caseId === one.id);
    const more = unitsAgain(line, one.status) - (own ? heldUnits(own) : 0);
    if (more > free[poolOf(one.kind, line.reason)]) throw refuse(reopenErrors, 'CASE_UNITS_TAKEN');
    // What it gave before it was refused stays given.
    if (one.status !== 'rejected' || line.settledQuantity > 0) continue;
    await changeCaseLine(
      db,
      { firmId: one.firmId, lineId: line.id },
      { grantedQuantity: null, grantedFen: 0n, ...UNCOUNTED },
    );
  }
}

/**
 * What the company's approvers refused, or let lapse, goes to them once more; the rest to the desk. A case may be below the limit
 * by itself: its application was above it.
 */
async function asksAgain(db: Db, caller: SignedInCaller, one: CaseRow): Promise<boolean> {
  if (one.status !== 'rejected' || one.approvalStatus === 'passed') return false;
  const { firmId, askedFen } = one;
  const asked = await wasApproving(db, placeOf(one));
  if (asked ? !(await hasLimit(db, firmId)) : !(await isAboveLimit(db, firmId, askedFen))) return false;
  return wantsApproval(db, caller, (await readCaseDocument(db, one)).goods);
}

/** The customer objects to how a case ended, or to what is to be confirmed: it is looked at once more. */
export async function reopenCase(
  db: Db,
  caller: SignedInCaller,
  { reason, fileIds, ...seen }: SeenCase & { reason: string; fileIds: readonly string[] },
  now: Date,
) {
  const files = await readOwnFiles(db, caller, fileIds);
  const one = await lockOwnCase(db, caller, seen, 'reopen');
  await checkTime(db, one, now);
  await takeAgain(db, one);
  const actor = buyerOf(caller);
  await attachToCase(db, placeOf(one), { actor, firmId: one.firmId, fileIds });
  const approving = await asksAgain(db, caller, one);
  const moved = await moveCase(db, one, approving ? 'approving' : 'reviewing', {
    ...{ actor, kind: 'reopened', detail: saidWith(reason, files) },
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
