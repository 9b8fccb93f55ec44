import { between, draw } from '#business/carriers/rules/public.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import type { CountedLine } from '../judge-inspection.ts';

export interface AwaitedGoods {
  lineNo: number;
  granted: number;
  reason: CaseReason;
}

export interface PlayedInspection {
  lines: CountedLine[];
  finding: string;
  /** Yuan a repair costs, and the days it takes. */
  estimate: string;
  days: number;
}

/** What the warehouse finds in a box; most hold what they should. */
export type Odd = 'empty' | 'short' | 'damaged' | 'used' | 'fine';

const FINDINGS: Readonly<Record<Odd, string>> = {
  empty: '箱内没有商品',
  short: '实收少于应退数量，按实收处理',
  damaged: '运输途中有损坏，损坏件报废，责任由承运商承担',
  used: '有商品已使用，与申请不符，不予受理，退回客户',
  fine: '数量与商品核对无误',
};

/** The same box holds the same each time it is opened. */
export function oddOf(seed: string, name: string): Odd {
  const share = draw(`${seed} box ${name}`);
  if (share < 0.04) return 'empty';
  if (share < 0.14) return 'short';
  if (share < 0.24) return 'damaged';
  return share < 0.32 ? 'used' : 'fine';
}

const NONE = { good: 0, blocked: 0, scrap: 0, refused: 0 };

/** Broken goods are never sold again; what was sent wrongly or bought too much is as good as new, some of it opened. */
function gradeOf(seed: string, name: string, reason: CaseReason): 'good' | 'blocked' | 'scrap' {
  if (['broken', 'intermittent', 'damaged', 'worn'].includes(reason)) return 'scrap';
  if (CASE_REASONS[reason].fault && reason !== 'wrong_item' && reason !== 'over') return 'blocked';
  return draw(`${seed} opened ${name}`) < 0.2 ? 'blocked' : 'good';
}

/** Counts of one line; what is odd is so in the first line alone, unless the box is empty. */
function count(seed: string, name: string, { lineNo, granted, reason }: AwaitedGoods, odd: Odd): CountedLine {
  const received = odd === 'empty' ? 0 : granted - (odd === 'short' && granted > 0 ? 1 : 0);
  const [scrap, refused] = [odd === 'damaged' ? 1 : 0, odd === 'used' ? 1 : 0].map((most) => Math.min(most, received));
  const rest = received - (scrap ?? 0) - (refused ?? 0);
  const counted = { ...NONE, scrap: scrap ?? 0, refused: refused ?? 0 };
  const grade = gradeOf(seed, `${name} ${lineNo}`, reason);
  return { lineNo, received, ...counted, [grade]: counted[grade] + rest };
}

/** Goods of a repair are counted and not graded: they belong to the customer. */
const uncounted = ({ lineNo, received, refused }: CountedLine): CountedLine => ({ ...NONE, lineNo, received, refused });

/** What the warehouse says of a box that has arrived: counted and graded line by line, as the desk would write it. */
export function playInspection(
  seed: string,
  name: string,
  { kind, lines }: { kind: CaseKind; lines: readonly AwaitedGoods[] },
): PlayedInspection {
  const odd = oddOf(seed, name);
  const counted = lines.map((line, place) => count(seed, name, line, place === 0 || odd === 'empty' ? odd : 'fine'));
  const worn = lines.some(({ reason }) => reason === 'worn');
  const cost = Math.round(between(draw(`${seed} repair ${name}`), 20, 260));
  return {
    lines: kind === 'repair' ? counted.map(uncounted) : counted,
    finding: FINDINGS[odd],
    estimate: kind === 'repair' && worn ? `${cost}.00` : '0.00',
    days: 3 + Math.floor(draw(`${seed} days ${name}`) * 8),
  };
}

/** Hours the warehouse takes for each step: low, high. */
const LASTS = { receive: [1, 5], inspect: [2, 14], repaired: [24, 80], brought: [3, 20] } as const;
export type ReturnAct = keyof typeof LASTS;

/** Whether a step is due after so many hours of the shop's time. */
export const isActDue = (seed: string, act: ReturnAct, name: string, hours: number): boolean =>
  hours >= between(draw(`${seed} ${act} ${name}`), LASTS[act][0], LASTS[act][1]);
