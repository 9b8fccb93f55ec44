import type { PayWay } from '../../contract/order-terms-schemas.ts';
import type { OrderStatus } from '../order-status.ts';
import { afterConsent } from './after-submit.ts';

export interface NextStepFacts {
  status: OrderStatus;
  payWay: PayWay;
  /** Until when stock and price are held. */
  holdUntil: Date | null;
  /** When the goods were signed for. */
  signedAt: Date | null;
}

export interface NextStep {
  text: string;
  /** What ends when: 付款截止 2026-04-16T…. When the goods come, their promise tells. */
  by: { label: string /** ISO instant. */; at: string } | null;
}

/** Days after the receipt until an order completes by itself. */
export const COMPLETES_AFTER_DAYS = 7;
const DAY_MS = 86_400_000;

function completionOf({ signedAt }: NextStepFacts): string | null {
  return signedAt && new Date(signedAt.getTime() + COMPLETES_AFTER_DAYS * DAY_MS).toISOString();
}

const heldUntil = ({ holdUntil }: NextStepFacts) => holdUntil?.toISOString() ?? null;

interface Step {
  text: string | Readonly<Record<PayWay, string>>;
  by?: readonly [label: string, when: (facts: NextStepFacts) => string | null];
}

const APPROVING: Readonly<Record<PayWay, string>> = {
  account: `等待审批人审批，通过后${afterConsent('account')}`,
  transfer: `等待审批人审批，通过后${afterConsent('transfer')}`,
  online: `等待审批人审批，通过后${afterConsent('online')}`,
};

const TO_PAY = '等待付款，到账后开始备货；逾期未付款订单自动取消';
const TO_TRANSFER = '等待转账到账，确认后开始备货；逾期未到账订单自动取消';

const STEPS: Readonly<Record<OrderStatus, Step>> = {
  approving: { text: APPROVING, by: ['价格和库存保留至', heldUntil] },
  confirming: { text: '等待客服确认订单', by: ['价格和库存保留至', heldUntil] },
  to_pay: { text: { account: TO_PAY, transfer: TO_TRANSFER, online: TO_PAY }, by: ['付款截止', heldUntil] },
  to_ship: { text: '仓库备货中' },
  partly_shipped: { text: '部分商品已发出，其余备货中' },
  to_receive: { text: '商品已全部发出，请留意查收，核对数量后签收' },
  partly_signed: { text: '部分商品已签收，请继续签收其余商品' },
  signed: { text: '商品已签收，没有异议时自动完成', by: ['自动完成', completionOf] },
  completed: { text: '订单已完成，可再次采购' },
  rejected: { text: '审批没有通过，请调整后重新下单' },
  cancelled: { text: '订单已取消，需要时可再次采购' },
  refused: { text: '商品被拒收，正在退回仓库' },
  closed: { text: '订单已关闭，需要时可再次采购' },
};

/** What happens next with an order, and by when; the first thing its page says. */
export function nextStep(facts: NextStepFacts): NextStep {
  const { text, by } = STEPS[facts.status];
  const at = by?.[1](facts) ?? null;
  const words = typeof text === 'string' ? text : text[facts.payWay];
  return { text: words, by: by && at !== null ? { label: by[0], at } : null };
}
