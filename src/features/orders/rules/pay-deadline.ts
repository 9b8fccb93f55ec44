import { addFullWorkingDays, type FirmDays } from '#features/organisation/rules/public.ts';
import type { PayWay } from '../contract/order-terms-schemas.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long stock and price of an unpaid order are kept (decision 0023). */
export interface HoldTimes {
  onlineMinutes: number;
  transferDays: number;
}

/** What a firm says about paying once its approvers have agreed (decision 0035). */
export interface PayTerms {
  /** Its working days to pay in. */
  payDays: number;
  /** Days on which it works, or does not, against the usual week. */
  firmDays: FirmDays;
}

/** Whoever transfers has the days that takes, from the moment he chooses to. */
export const transferDeadline = ({ transferDays }: Pick<HoldTimes, 'transferDays'>, now: Date): Date =>
  new Date(now.getTime() + transferDays * DAY_MS);

/** Until when whoever submits an order may pay it: he is there and does so now. Null: it asks for no money. */
export function payDeadline(payWay: PayWay, hold: HoldTimes, now: Date): Date | null {
  if (payWay === 'account') return null;
  return payWay === 'transfer' ? transferDeadline(hold, now) : new Date(now.getTime() + hold.onlineMinutes * MINUTE_MS);
}

/**
 * The same after an approval, which comes at the approver's time: the buyer may be away, and has working days of his firm;
 * never less than without an approval.
 */
export function deadlineAfterApproval(
  payWay: PayWay,
  hold: HoldTimes,
  { payDays, firmDays }: PayTerms,
  now: Date,
): Date | null {
  const usual = payDeadline(payWay, hold, now);
  if (usual === null) return null;
  const worked = addFullWorkingDays(now, payDays, firmDays);
  return worked > usual ? worked : usual;
}
