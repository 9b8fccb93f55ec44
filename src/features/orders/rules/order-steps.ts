import type { PayWay } from '../contract/order-terms-schemas.ts';
import { ENDED, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

export interface OrderStep {
  status: OrderStatus | 'submitted';
  label: string;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** When it was reached, ISO 8601. */
  at: string | null;
}

/** The way most orders go; the first three only where the firm's terms or the way of paying ask for them. */
const MAIN_WAY: readonly OrderStatus[] = [
  'approving',
  'confirming',
  'to_pay',
  'to_ship',
  'to_receive',
  'signed',
  'completed',
];
const OPTIONAL: ReadonlySet<OrderStatus> = new Set(['approving', 'confirming', 'to_pay']);
const ENDS: ReadonlySet<OrderStatus> = new Set(ENDED);
/** Half-way states stand at the stage that is not over yet. */
const STAGE_OF: Partial<Record<OrderStatus, OrderStatus>> = { partly_shipped: 'to_ship', partly_signed: 'to_receive' };

export interface StatusEvent {
  fromStatus: string | null;
  toStatus: string;
  createdAt: Date;
}

/**
 * When an order reached each stage: with the first event that led there. What happens while it stays where it is – goods
 * are picked, a PO number is changed – begins nothing.
 */
export function stagesReached(events: readonly StatusEvent[]): Map<string, Date> {
  const reached = new Map<string, Date>();
  for (const { fromStatus, toStatus, createdAt } of events) {
    const stage = STAGE_OF[toStatus as OrderStatus] ?? toStatus;
    const before = reached.get(stage);
    if (fromStatus !== toStatus && (!before || createdAt < before)) reached.set(stage, createdAt);
  }
  return reached;
}

/** Consent is asked for before money is (behaviours 2.5): until then what is paid by the order itself has its payment ahead. */
const paysLater = (stage: OrderStatus, payWay: PayWay): boolean =>
  payWay !== 'account' && (stage === 'approving' || stage === 'confirming');

interface Standing {
  status: OrderStatus;
  payWay: PayWay;
  submittedAt: Date;
  reached: ReadonlyMap<string, Date>;
}

/** Stages of an order for its detail page (behaviours 2.5): what is over, what is on, and what is still to come. */
export function orderSteps({ status, payWay, submittedAt, reached }: Standing): OrderStep[] {
  const submitted: OrderStep = { status: 'submitted', label: '提交订单', state: 'done', at: submittedAt.toISOString() };
  const step = (stage: OrderStatus, state: OrderStep['state']): OrderStep => ({
    status: stage,
    label: ORDER_STATUSES[stage].label,
    state,
    at: state === 'ahead' ? null : (reached.get(stage)?.toISOString() ?? null),
  });
  if (ENDS.has(status)) {
    const passed = MAIN_WAY.filter((stage) => reached.has(stage)).map((stage) => step(stage, 'done'));
    return [submitted, ...passed, step(status, ENDED.includes(status) ? 'failed' : 'current')];
  }
  const stage = STAGE_OF[status] ?? status;
  const asked = (one: OrderStatus) => reached.has(one) || (one === 'to_pay' && paysLater(stage, payWay));
  const way = MAIN_WAY.filter((one) => !OPTIONAL.has(one) || one === stage || asked(one));
  const position = way.indexOf(stage);
  const finished = status === 'completed';
  return [
    submitted,
    ...way.map((one, index) =>
      step(one, index < position || finished ? 'done' : index === position ? 'current' : 'ahead'),
    ),
  ];
}
