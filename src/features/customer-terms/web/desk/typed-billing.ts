import type { Billing } from '../../contract/terms-schemas.ts';
import { billingConflict } from '../../rules/billing.ts';
import { daysOf } from '../typed-amount.ts';

/** Rules of statements as they stand in the fields of the form. */
export interface TypedBilling extends Omit<Billing, 'cutOffDays' | 'rollingDays' | 'termDays' | 'confirmDays'> {
  /** Days with commas between: 10、25. Of a week 1 to 7. */
  cutOff: string;
  rollingDays: string;
  /** Empty: as the credit says. */
  termDays: string;
  confirmDays: string;
}

export const typedBillingOf = ({ cutOffDays, rollingDays, termDays, confirmDays, ...rest }: Billing): TypedBilling => ({
  ...rest,
  cutOff: cutOffDays.join('、'),
  rollingDays: rollingDays === 0 ? '' : String(rollingDays),
  termDays: termDays === null ? '' : String(termDays),
  confirmDays: String(confirmDays),
});

function daysIn(typed: string): number[] | null {
  const parts = typed.split(/[、,，\s]+/).filter(Boolean);
  if (parts.length > 6) return null;
  const days = parts.map((part) => daysOf(part, 31));
  return days.every((day): day is number => day !== null && day > 0)
    ? days.toSorted((one, other) => one - other)
    : null;
}

/** What was typed, or what is wrong with it. */
export function readBilling(typed: TypedBilling): { billing: Billing } | { problem: string } {
  const { cutOff, rollingDays: rolling, termDays: term, confirmDays: confirm, ...rest } = typed;
  const rolls = rest.cycle === 'rolling';
  const cutOffDays = rolls ? [] : daysIn(cutOff);
  const rollingDays = rolls ? daysOf(rolling, 90) : 0;
  const termDays = term.trim() === '' ? null : daysOf(term, 365);
  const confirmDays = daysOf(confirm, 90);
  if (cutOffDays === null) return { problem: '对账截止日请填写 1 至 31，多个之间用顿号' };
  if (rollingDays === null) return { problem: '滚动账期请填写 1 至 90 天' };
  if (term.trim() !== '' && termDays === null) return { problem: '对账账期应为 0 至 365 天，不填按授信的账期' };
  if (confirmDays === null || confirmDays === 0) return { problem: '确认期限应为 1 至 90 天' };
  const billing = { ...rest, cutOffDays, rollingDays, termDays, confirmDays };
  const problem = billingConflict(billing);
  return problem === null ? { billing } : { problem };
}
