import { MOST_RAISE_DAYS } from '../contract/term-words.ts';
import type { Terms } from '../contract/terms-schemas.ts';
import { billingConflict } from './billing.ts';
import { owesMore } from './second-person.ts';

/** What is known of a customer beside what is agreed with it. */
export interface CustomerFacts {
  today: string;
  ownCode: string;
  /** Companies that belong to it as a group. */
  members: number;
  /** Whether `groupCode` names a group; true where it is empty. */
  groupKnown: boolean;
  /** Whether `salesCode` names somebody who sells; true where it is empty. */
  salesKnown: boolean;
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether a limit may hold until this day: from tomorrow on, not for ever. */
export const isRaiseDay = (until: string, today: string): boolean =>
  until > today && until <= dayAfter(today, MOST_RAISE_DAYS);

function groupConflict({ firmType, groupCode, credit, firmChannel }: Terms, facts: CustomerFacts): string | null {
  if (groupCode === facts.ownCode) return '客户不能归属于自己';
  if (!facts.groupKnown) return '没有这个集团，请检查集团编号';
  if (firmType === 'company') return facts.members > 0 ? '名下还有成员公司，不能改为公司' : null;
  if (groupCode !== '') return '集团不能再归属于另一个集团';
  if (credit !== 'none') return '集团账号不下单，不能开通授信';
  return firmChannel === 1 ? '集团账号不能通过采购系统下单' : null;
}

/** Whether the two credits are the same agreement, day included. */
const sameCredit = (a: Terms, b: Terms) =>
  a.credit === b.credit && a.creditLimit === b.creditLimit && a.creditUntil === b.creditUntil;

function creditConflict(before: Terms, after: Terms, today: string): string | null {
  const { credit, creditLimit, creditUntil } = after;
  if (credit === 'limited' && !/[1-9]/.test(creditLimit)) return '请填写大于 0 的授信额度，或选择未开通';
  if (credit !== 'limited' && /[1-9]/.test(creditLimit)) return '只有有限额的授信才填写额度';
  if (creditUntil === null || sameCredit(before, after)) return null;
  if (credit !== 'limited') return '只有有限额的授信才能设置截止日期';
  if (!isRaiseDay(creditUntil, today)) return `临时额度的截止日期应在明天起 ${MOST_RAISE_DAYS} 天内`;
  return owesMore(before, after) || before.creditUntil !== null ? null : '临时额度要高于当前额度';
}

/** Why what is wanted cannot be agreed; null: nothing is in the way. */
export function termConflict(before: Terms, after: Terms, facts: CustomerFacts): string | null {
  if (!facts.salesKnown) return '没有这个销售工号，请检查后重试';
  return groupConflict(after, facts) ?? billingConflict(after.billing) ?? creditConflict(before, after, facts.today);
}
