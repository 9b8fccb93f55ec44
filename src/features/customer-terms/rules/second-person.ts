import { displayFen } from '#platform/shared/display-money.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { Terms } from '../contract/terms-schemas.ts';

/** What one person of the desk may agree alone, a setting of the installation. */
export interface TermPolicy {
  /** Credit limit up to which one person is enough, in fen. */
  aloneLimitFen: bigint;
  /** Term in days up to which one person is enough. */
  aloneTermDays: number;
  /** Whether one person may give another price level. */
  levelAlone: boolean;
}

type Credit = Pick<Terms, 'credit' | 'creditLimit'>;

/** Limit in fen; none is 0, without limit is more than any. */
const weightOf = ({ credit, creditLimit }: Credit): bigint | null =>
  credit === 'unlimited' ? null : credit === 'none' ? 0n : parseAmount(creditLimit);

/** Whether the second agreement lets a customer owe more than the first. */
export function owesMore(before: Credit, after: Credit): boolean {
  const [was, now] = [weightOf(before), weightOf(after)];
  return now === null ? was !== null : was !== null && now > was;
}

/** Whether a limit that was raised for a while is to hold for longer, or for good. */
const holdsLonger = ({ creditUntil: was }: Terms, { credit, creditUntil: now }: Terms): boolean =>
  was !== null && credit !== 'none' && (now === null || now > was);

/** Statements may be owed for longer than the credit says: that is credit as well. */
const longerBilling = ({ billing: was }: Terms, { billing: now }: Terms, aloneTermDays: number): boolean =>
  now.termDays !== null && now.termDays > aloneTermDays && (was.termDays === null || now.termDays > was.termDays);

/**
 * Why one person is not enough for a change; empty: it holds at once. Lowering is always one person's: what is taken back in
 * a hurry must not wait. Who belongs to whom always takes two: a group administers the users of its companies.
 */
export function wantsSecondPerson(before: Terms, after: Terms, policy: TermPolicy): string[] {
  const limit = weightOf(after);
  const { aloneLimitFen, aloneTermDays } = policy;
  const more = owesMore(before, after) || holdsLonger(before, after);
  return [
    more && limit === null && '不限额的授信',
    more && limit !== null && limit > aloneLimitFen && `额度超过 ${displayFen(aloneLimitFen)}`,
    after.termDays > before.termDays && after.termDays > aloneTermDays && `账期超过 ${aloneTermDays} 天`,
    longerBilling(before, after, aloneTermDays) && `对账账期超过 ${aloneTermDays} 天`,
    after.levelCode !== before.levelCode && !policy.levelAlone && '价格等级变更',
    after.firmType !== before.firmType && '客户类型变更',
    after.firmChannel !== before.firmChannel && '采购渠道变更',
    after.groupCode !== before.groupCode && '集团归属变更',
  ].filter((reason) => reason !== false);
}
