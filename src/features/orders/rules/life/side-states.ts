import type { PayWay } from '../../contract/order-terms-schemas.ts';
import { ORDER_STATUSES, type OrderStatus } from '../order-status.ts';
import { notablePayment, paymentStanding, receivedOf, STANDING_WORDS } from './payment-standing.ts';

export type SideTone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger';
type Labels = Readonly<Record<string, readonly [label: string, tone: SideTone]>>;

/** Side states of an order (behaviours 2.5), each kept apart from the main one, with the words people read. */
export const SIDE_STATES = {
  approval: {
    label: '审批',
    states: {
      none: ['无需审批', 'neutral'],
      pending: ['审批中', 'warning'],
      passed: ['已通过', 'success'],
      refused: ['已驳回', 'danger'],
    },
  },
  // As the column has it, for filters; how an order stands with its money is said by `paymentStanding`.
  payment: {
    label: '付款',
    states: {
      none: ['账期结算', 'neutral'],
      unpaid: ['待付款', 'warning'],
      paid: ['已付款', 'success'],
      refunding: ['退款中', 'progress'],
      refunded: ['已退款', 'success'],
    },
  },
  invoice: {
    label: '开票',
    states: { none: ['未开票', 'neutral'], partly: ['部分开票', 'progress'], full: ['已开票', 'success'] },
  },
  statement: {
    label: '对账',
    states: { none: ['未出账', 'neutral'], billed: ['已出账', 'progress'], settled: ['已结清', 'success'] },
  },
  afterSale: {
    label: '售后',
    states: { none: ['无售后', 'neutral'], open: ['售后中', 'warning'], done: ['售后完成', 'success'] },
  },
} as const satisfies Record<string, { label: string; states: Labels }>;

export type SideName = keyof typeof SIDE_STATES;
export const SIDE_NAMES = Object.keys(SIDE_STATES) as SideName[];

export interface SideState {
  key: SideName | 'delivery';
  label: string;
  value: string;
  tone: SideTone;
}

/** Delivery as the main state and the lines tell it; it has no column of its own. */
function deliveryState(status: OrderStatus): readonly [string, SideTone] {
  if (status === 'partly_shipped') return ['部分发货', 'progress'];
  if (status === 'to_receive') return ['已发货', 'progress'];
  if (status === 'partly_signed') return ['部分签收', 'progress'];
  if (status === 'signed' || status === 'completed') return ['已签收', 'success'];
  if (status === 'refused') return ['已拒收', 'danger'];
  return ['未发货', 'neutral'];
}

type Values = Record<SideName, string>;
type Told = readonly [label: string, tone: SideTone];

const paymentFacts = ({ payment }: Values, status: OrderStatus, payWay: PayWay) => ({
  status,
  payWay,
  received: receivedOf(payment),
});

function stateOf(name: Exclude<SideName, 'payment'>, value: string): Told {
  const states: Labels = SIDE_STATES[name].states;
  return states[value] ?? [value, 'neutral'];
}

/** Every side state of an order in reading order. */
export function sideStates(values: Values, status: OrderStatus, payWay: PayWay): SideState[] {
  const entry = (key: SideState['key'], label: string, [value, tone]: Told): SideState => ({
    key,
    label,
    value,
    tone,
  });
  const side = (name: Exclude<SideName, 'payment'>) =>
    entry(name, SIDE_STATES[name].label, stateOf(name, values[name]));
  return [
    side('approval'),
    entry('payment', SIDE_STATES.payment.label, STANDING_WORDS[paymentStanding(paymentFacts(values, status, payWay))]),
    entry('delivery', '配送', deliveryState(status)),
    ...[side('invoice'), side('statement'), side('afterSale')],
  ];
}

/** Those that say more than their beginning, for the list: 已付款, 部分开票. The main state has its own place. */
export function notableSides(values: Values, status: OrderStatus, payWay: PayWay): string[] {
  const shown: string = ORDER_STATUSES[status].label;
  const wordOf = (name: SideName): string | null => {
    if (name === 'payment') return notablePayment(paymentFacts(values, status, payWay));
    return values[name] === 'none' ? null : stateOf(name, values[name])[0];
  };
  return SIDE_NAMES.map(wordOf).filter((label): label is string => label !== null && label !== shown);
}
