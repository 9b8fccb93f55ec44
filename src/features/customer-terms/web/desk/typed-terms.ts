import { MOST_TERM_DAYS } from '../../contract/term-words.ts';
import type { Terms } from '../../contract/terms-schemas.ts';
import { amountOf, daysOf } from '../typed-amount.ts';
import { readBilling, type TypedBilling, typedBillingOf } from './typed-billing.ts';

/** The terms as they stand in the fields of the form. */
export interface TypedTerms extends Omit<Terms, 'termDays' | 'creditUntil' | 'firmChannel' | 'status' | 'billing'> {
  termDays: string;
  /** Empty: until further notice. */
  creditUntil: string;
  firmChannel: string;
  frozen: boolean;
  billing: TypedBilling;
}

export const typedOf = ({ termDays, creditUntil, firmChannel, status, billing, ...terms }: Terms): TypedTerms => ({
  ...terms,
  termDays: String(termDays),
  creditUntil: creditUntil ?? '',
  firmChannel: String(firmChannel),
  frozen: status === 0,
  billing: typedBillingOf(billing),
});

/** What was typed, or what is wrong with it. Fields of credit say nothing where none is agreed. */
export function readTerms(typed: TypedTerms): { terms: Terms } | { problem: string } {
  const { termDays: days, creditUntil, firmChannel, frozen, ...rest } = typed;
  const limited = typed.credit === 'limited';
  const creditLimit = limited ? amountOf(typed.creditLimit) : '0.00';
  const termDays = typed.credit === 'none' ? (daysOf(days, MOST_TERM_DAYS) ?? 0) : daysOf(days, MOST_TERM_DAYS);
  if (creditLimit === null || (limited && creditLimit === '0.00'))
    return { problem: '请填写大于 0 的授信额度，最多两位小数' };
  const billing = readBilling(typed.billing);
  if ('problem' in billing) return billing;
  if (termDays === null) return { problem: `账期应为 0 至 ${MOST_TERM_DAYS} 天` };
  const group = rest.firmType === 'group' ? '' : rest.groupCode;
  return {
    terms: {
      ...rest,
      groupCode: group,
      creditLimit,
      termDays,
      creditUntil: limited && creditUntil !== '' ? creditUntil : null,
      firmChannel: firmChannel === '1' ? 1 : 0,
      status: frozen ? 0 : 1,
      billing: billing.billing,
    },
  };
}
