import { displayYuan } from '#platform/shared/display-money.ts';
import { marginText } from './margin-text.ts';

/** ¥12.50（4.0%）, 亏损 −¥12.50（−4.2%）; a dash while nobody knows the cost. */
export function profitText(profit: string | null, marginBp: number | null): string {
  if (profit === null) return '—';
  const loss = profit.startsWith('-');
  const money = displayYuan(loss ? profit.slice(1) : profit);
  const margin = marginBp === null ? '' : `（${marginText(marginBp)}）`;
  return `${loss ? '亏损 −' : ''}${money}${margin}`;
}

export const isLoss = (profit: string | null): boolean => profit?.startsWith('-') === true;
