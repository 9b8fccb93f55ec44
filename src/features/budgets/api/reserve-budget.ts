import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { chargeErrors, type ShortBudget } from '../contract/budget-errors.ts';
import type { Charge } from '../rules/charges-of.ts';
import { describeShortage } from '../rules/judge-budget.ts';
import type { SeenOverrun } from '../rules/unseen-overruns.ts';
import {
  type BudgetDocument,
  type ReserveResult,
  reserveCharges,
  reserveChargesAtCommit,
} from './budget-ledger-repo.ts';
import { openPeriods } from './open-periods.ts';
import { type BudgetPreviewPeriod, previewBudget } from './preview-budget.ts';
import { readCenterFacts } from './read-cost-centers.ts';
import { overrunOf, refuseOverruns } from './refuse-overruns.ts';

export interface Reservation extends BudgetDocument {
  charges: readonly Charge[];
  /** Somebody is asked about going over, or has agreed: rules that want another approver let it pass. */
  overApproved?: boolean;
  /** Overruns the buyer has agreed to; null, as without it: the firm asks for no agreement. */
  seen?: readonly SeenOverrun[] | null;
}

/** One charge for each centre, in the order of their ids. */
function addUp(charges: readonly Charge[]): Charge[] {
  const amounts = new Map<bigint, bigint>();
  for (const { costCenterId, amountFen } of charges) {
    amounts.set(costCenterId, (amounts.get(costCenterId) ?? 0n) + amountFen);
  }
  return [...amounts]
    .map(([costCenterId, amountFen]) => ({ costCenterId, amountFen }))
    .filter(({ amountFen }) => amountFen > 0n)
    .sort((a, b) => (a.costCenterId < b.costCenterId ? -1 : 1));
}

/** What is left, below zero where it is exceeded already, and what this document asks for. */
export function shortageOf({ code, name, frequency, limitFen, ...period }: BudgetPreviewPeriod): ShortBudget {
  const available = period.availableFen ?? 0n;
  const charge = available - (period.afterFen ?? 0n);
  return {
    code,
    name,
    frequency,
    limit: formatAmount(limitFen),
    available: formatAmount(available),
    charge: formatAmount(charge),
    missing: formatAmount(charge - available),
  };
}

/** Names the budgets that were to be moved and were not. What was moved in this transaction goes back with it. */
async function refuseShort(db: Db, reservation: Reservation, charges: readonly Charge[], moved: readonly bigint[]) {
  const { firmId, overApproved, seen } = reservation;
  const previews = await previewBudget(db, firmId, charges);
  const short = new Map(
    previews.flatMap(({ periods }) =>
      periods.flatMap((period) =>
        period.periodId === null || moved.includes(period.periodId) ? [] : [[period.periodId, period] as const],
      ),
    ),
  );
  const blocked = [...short.values()].filter(({ policy }) => policy === 'block');
  const isBlocked = blocked.length > 0;
  const unasked = [...short.values()].filter(({ policy }) => policy === 'approve' && !overApproved);
  if (!isBlocked && unasked.length === 0) return refuseOverruns([...short.values()].map(overrunOf), seen ?? []);
  const shortages = (isBlocked ? blocked : unasked).map(shortageOf);
  const ending = isBlocked ? '请减少金额或更换成本中心' : '需要成本中心负责人审批';
  return refuse(chargeErrors, isBlocked ? 'BUDGET_SHORT' : 'BUDGET_NEEDS_APPROVAL', {
    message: `${shortages.map(describeShortage).join('；')}。${ending}`,
    data: { shortages },
  });
}

async function refuseUnknown(db: Db, firmId: bigint, charges: readonly Charge[]) {
  const facts = await readCenterFacts(
    db,
    firmId,
    charges.map(({ costCenterId }) => costCenterId),
  );
  const texts = facts.map(({ code, name }) => `${code} ${name}`);
  return refuse(chargeErrors, 'BUDGET_CENTER_UNKNOWN', { data: { texts } });
}

const isDone = ({ unknown, unopened, wanted, moved }: ReserveResult) =>
  unknown === 0 && unopened === 0 && wanted === moved.length;

/**
 * Reserves what a document will spend, in every budget of its centres and of those above them: all or nothing, exact
 * however many come at once, once however often it is asked. Booked with the commit itself (`deferToCommit`): nothing
 * of it is seen in the same transaction. Throws a refusal that names the centre, what is left and what is missing; the
 * transaction must end with it.
 */
export async function reserveBudget(db: Db, reservation: Reservation): Promise<void> {
  const { firmId, overApproved = false, seen = null } = reservation;
  const leave = { overApproved, seen };
  const charges = addUp(reservation.charges);
  if (charges.length === 0 || reserveChargesAtCommit(db, reservation, charges, leave)) return;
  let result = await reserveCharges(db, reservation, charges, leave);
  if (result.unknown === 0 && result.unopened > 0) {
    await openPeriods(
      db,
      firmId,
      charges.map(({ costCenterId }) => costCenterId),
    );
    result = await reserveCharges(db, reservation, charges, leave);
  }
  if (isDone(result)) return;
  if (result.unknown > 0) throw await refuseUnknown(db, firmId, charges);
  throw await refuseShort(db, reservation, charges, result.moved);
}
