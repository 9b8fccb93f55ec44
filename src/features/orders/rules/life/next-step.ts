import { promiseDispatch } from '#features/catalog/rules/public.ts';
import type { PayWay } from '../../contract/checkout-schemas.ts';
import type { OrderStatus } from '../order-status.ts';
import { openQuantity } from './cancel-lines.ts';

export interface NextStepLine {
  dayType: number;
  deliveryDays: number | null;
  quantity: number;
  cancelledQuantity: number;
  shippedQuantity: number;
}

export interface NextStepFacts {
  status: OrderStatus;
  payWay: PayWay;
  submittedAt: Date;
  /** Until when stock and price are held. */
  holdUntil: Date | null;
  /** When the goods were signed for. */
  signedAt: Date | null;
  lines: readonly NextStepLine[];
}

export interface NextStep {
  text: string;
  /** What ends when: 最晚发货 2026-04-16. Null where nobody can promise a day. */
  by: { label: string /** ISO instant or YYYY-MM-DD. */; at: string } | null;
}

/** Days after the receipt until an order completes by itself. */
export const COMPLETES_AFTER_DAYS = 7;
const DAY_MS = 86_400_000;

/** The last of the days on which open goods leave; null as soon as one of them has no day. */
function lastDispatch({ lines, submittedAt }: NextStepFacts): string | null {
  const days = lines
    .filter((line) => openQuantity(line) > 0)
    .map((line) => promiseDispatch(line, submittedAt)?.shipDate ?? null);
  return days.every((day) => day !== null) ? (days.toSorted().at(-1) ?? null) : null;
}

function completionOf({ signedAt }: NextStepFacts): string | null {
  return signedAt && new Date(signedAt.getTime() + COMPLETES_AFTER_DAYS * DAY_MS).toISOString();
}

const heldUntil = ({ holdUntil }: NextStepFacts) => holdUntil?.toISOString() ?? null;

interface Step {
  text: string | Readonly<Record<PayWay, string>>;
  by?: readonly [label: string, when: (facts: NextStepFacts) => string | null];
}

/** What an approval sets going; other money than credit is asked for only then. */
export const AFTER_APPROVAL: Readonly<Record<PayWay, string>> = {
  account: '通过后开始备货',
  transfer: '通过后再转账',
  online: '通过后再付款',
};

const APPROVING: Readonly<Record<PayWay, string>> = {
  account: `等待审批人审批，${AFTER_APPROVAL.account}`,
  transfer: `等待审批人审批，${AFTER_APPROVAL.transfer}`,
  online: `等待审批人审批，${AFTER_APPROVAL.online}`,
};

const TO_PAY = '等待付款，到账后开始备货；逾期未付款订单自动取消';
const TO_TRANSFER = '等待转账到账，确认后开始备货；逾期未到账订单自动取消';

const STEPS: Readonly<Record<OrderStatus, Step>> = {
  approving: { text: APPROVING, by: ['价格和库存保留至', heldUntil] },
  confirming: { text: '等待客服确认订单', by: ['价格和库存保留至', heldUntil] },
  to_pay: { text: { account: TO_PAY, transfer: TO_TRANSFER, online: TO_PAY }, by: ['付款截止', heldUntil] },
  to_ship: { text: '仓库备货中', by: ['最晚发货', lastDispatch] },
  partly_shipped: { text: '部分商品已发出，其余备货中', by: ['最晚发货', lastDispatch] },
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
