import { displayFen } from '#platform/shared/display-money.ts';

/** What is checked when a firm buys on account; `overdueDays` null: what is overdue stops nobody. */
export interface CreditPolicy {
  countOpen: boolean;
  overLimit: 'block' | 'ask' | 'prepay';
  overdueDays: number | null;
  overdueAct: 'block' | 'prepay';
}

/** Of a firm nobody has said anything about. */
export const USUAL_POLICY: CreditPolicy = {
  countOpen: true,
  overLimit: 'block',
  overdueDays: null,
  overdueAct: 'block',
};

export interface CreditStanding {
  /** -1: unlimited. */
  limitFen: bigint;
  usedFen: bigint;
  billedFen: bigint;
  overdueFen: bigint;
  /** Days the oldest open bill is past its day; 0: none is. */
  overdueDays: number;
  overdueNo: string | null;
}

/** What may still be bought: null without a limit. Below nothing where the limit was lowered or money bounced. */
export function creditLeft({ countOpen }: Pick<CreditPolicy, 'countOpen'>, standing: CreditStanding): bigint | null {
  if (standing.limitFen < 0n) return null;
  return standing.limitFen - (countOpen ? standing.usedFen : standing.billedFen);
}

const OVERDUE_WAYS = { block: '付清后即可继续使用账期', prepay: '付清前请选择预付（转账或在线支付）' } as const;

/** The sentence for a firm whose bills are too long overdue; null where they are not. */
export function overdueWords({ overdueDays, overdueAct }: CreditPolicy, standing: CreditStanding): string | null {
  if (overdueDays === null || standing.overdueFen <= 0n || standing.overdueDays <= overdueDays) return null;
  const bill = standing.overdueNo ? `对账单 ${standing.overdueNo} ` : '有账款';
  return `${bill}已逾期 ${standing.overdueDays} 天，逾期金额 ${displayFen(standing.overdueFen)}，${OVERDUE_WAYS[overdueAct]}`;
}

const LIMIT_WAYS = {
  block: '请减少金额或选择其他付款方式',
  ask: '请在“账期与额度”申请临时额度，通过后再下单，或选择其他付款方式',
  prepay: '超出额度的订单请选择预付（转账或在线支付）',
} as const;

/** The sentence for an order that is more than what is left. */
export const shortWords = ({ overLimit }: CreditPolicy, leftFen: bigint, orderFen: bigint): string =>
  `账期额度不足：可用 ${displayFen(leftFen < 0n ? 0n : leftFen)}，订单 ${displayFen(orderFen)}。${LIMIT_WAYS[overLimit]}`;

/** Why the way cannot be used at all just now; null: it can, for what is left. */
export function heldWords(policy: CreditPolicy, standing: CreditStanding): string | null {
  const overdue = overdueWords(policy, standing);
  if (overdue) return overdue;
  const left = creditLeft(policy, standing);
  if (left === null || left > 0n) return null;
  const none = standing.limitFen === 0n && standing.usedFen <= 0n;
  return `${none ? '账期额度为 0' : '账期额度已用完'}。${LIMIT_WAYS[policy.overLimit]}`;
}
