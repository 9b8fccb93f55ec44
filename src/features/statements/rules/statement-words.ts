import { CYCLES, type Cycle } from '../contract/statement-words.ts';
import type { CycleTerms } from './cycles.ts';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];

/** 月结，每月最后一天出账; 周结，每周日出账 */
export function cycleLabel({ cycle, cutOffDays, rollingDays }: CycleTerms): string {
  const name = CYCLES[cycle];
  if (cycle === 'rolling') return `${name}，每 ${rollingDays} 天`;
  if (cycle === 'weekly') return `${name}，每周${cutOffDays.map((day) => WEEKDAYS[day - 1] ?? '').join('、')}截止`;
  const days = cutOffDays.map((day) => (day >= 31 ? '最后一天' : `${day} 日`)).join('、');
  return `${name}，每月${days}截止`;
}

/** 2026 年 10 月对账单 where a cycle is a month; else its days. */
export function statementTitle(cycle: Cycle, from: string, to: string): string {
  const [year, month] = to.split('-');
  if (cycle === 'monthly') return `${year} 年 ${Number(month)} 月对账单`;
  return `${from} 至 ${to} 对账单`;
}
