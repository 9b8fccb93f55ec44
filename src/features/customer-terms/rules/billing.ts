import { GROUPINGS } from '#features/statements/contract/statement-words.ts';
import { cycleLabel } from '#features/statements/rules/public.ts';
import type { Billing } from '../contract/terms-schemas.ts';

/** What holds for a company with which nothing else was agreed: the calendar month, paid as its credit says. */
export const USUAL_BILLING: Billing = {
  ...{ cycle: 'monthly', cutOffDays: [31], rollingDays: 0, termDays: null, confirmDays: 10 },
  ...{ rounding: 'line', grouping: 'company', priceBasis: 'gross' },
};

export const ROUNDINGS = { line: '每行取整', total: '合计取整，尾差在末行' } as const;
export const PRICE_BASES = { gross: '先算含税', net: '先算未税' } as const;

export const termWords = (termDays: number | null): string =>
  termDays === null ? '账期按授信' : `账期 ${termDays} 天`;

/** 月结，每月最后一天截止；账期按授信；10 天内确认；整个公司；先算含税；每行取整 */
export const billingWords = (billing: Billing): string =>
  [
    cycleLabel(billing),
    termWords(billing.termDays),
    `${billing.confirmDays} 天内确认`,
    GROUPINGS[billing.grouping],
    PRICE_BASES[billing.priceBasis],
    ROUNDINGS[billing.rounding],
  ].join('；');

/** Why statements cannot be made so; null: they can. */
export function billingConflict({ cycle, cutOffDays, rollingDays }: Billing): string | null {
  if (cycle === 'rolling') return rollingDays >= 1 ? null : '滚动账期请填写 1 至 90 天';
  if (cutOffDays.length === 0) return cycle === 'weekly' ? '请选择每周几截止' : '请填写每月几日截止';
  if (new Set(cutOffDays).size !== cutOffDays.length) return '截止日重复，请删除重复的一个';
  if (cycle === 'monthly') return cutOffDays.length === 1 ? null : '月结只有一个截止日，多个截止日请选择固定账期';
  if (cycle === 'weekly') return cutOffDays.every((day) => day <= 7) ? null : '周结的截止日是周一至周日';
  return null;
}
