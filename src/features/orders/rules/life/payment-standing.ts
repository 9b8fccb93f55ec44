import type { PayWay } from '../../contract/order-terms-schemas.ts';
import type { OrderStatus } from '../order-status.ts';
import { PAY_WAYS } from '../pay-ways.ts';

/** What has come of an order's money: nothing, all of it, or it is on its way back, or it is back. */
export type ReceivedMoney = 'none' | 'paid' | 'refunding' | 'refunded';

/**
 * Where an order stands with its money. `missing`: it has gone on without money that was never received, which somebody
 * has to look into. `none`: nothing is owed, and nothing was paid.
 */
export type PaymentStanding =
  | 'after_approval'
  | 'account_after_approval'
  | 'after_confirmation'
  | 'account_after_confirmation'
  | 'due'
  | 'transfer_due'
  | 'account'
  | 'paid'
  | 'refunding'
  | 'refunded'
  | 'missing'
  | 'none';

type ByWay = Readonly<Record<PayWay, PaymentStanding>>;

const GOES_ON: ByWay = { account: 'account', transfer: 'missing', online: 'missing' };
const OVER: ByWay = { account: 'none', transfer: 'none', online: 'none' };

/** As long as no money has come: each state by itself, so that a new one has to say what it means. */
const UNPAID: Readonly<Record<OrderStatus, ByWay>> = {
  approving: { account: 'account_after_approval', transfer: 'after_approval', online: 'after_approval' },
  confirming: { account: 'account_after_confirmation', transfer: 'after_confirmation', online: 'after_confirmation' },
  to_pay: { account: 'due', transfer: 'transfer_due', online: 'due' },
  to_ship: GOES_ON,
  partly_shipped: GOES_ON,
  to_receive: GOES_ON,
  partly_signed: GOES_ON,
  signed: GOES_ON,
  completed: GOES_ON,
  refused: GOES_ON,
  rejected: OVER,
  cancelled: OVER,
  closed: OVER,
};

/** Money that has come for what is over goes back, whether or not it has been sent yet. */
const BACK: Readonly<Record<Exclude<ReceivedMoney, 'none'>, PaymentStanding>> = {
  paid: 'refunding',
  refunding: 'refunding',
  refunded: 'refunded',
};

export interface PaymentFacts {
  status: OrderStatus;
  payWay: PayWay;
  received: ReceivedMoney;
}

/**
 * The one place that says whether an order is paid. Money that was received is the only reason to say so; money too much,
 * of an order that waits for its own or is on account, is none.
 */
export function paymentStanding({ status, payWay, received }: PaymentFacts): PaymentStanding {
  const unpaid = UNPAID[status][payWay];
  if (received === 'none') return unpaid;
  if (unpaid === 'none') return BACK[received];
  return status === 'to_pay' || payWay === 'account' ? unpaid : received;
}

/** Side state of payment as the order keeps it, read as money. */
export function receivedOf(paymentStatus: string): ReceivedMoney {
  return paymentStatus === 'paid' || paymentStatus === 'refunding' || paymentStatus === 'refunded'
    ? paymentStatus
    : 'none';
}

type Words = readonly [label: string, tone: 'neutral' | 'progress' | 'success' | 'warning' | 'danger'];

/** In a word, wherever payment is told: tags, lists, papers, the desk. */
export const STANDING_WORDS: Readonly<Record<PaymentStanding, Words>> = {
  after_approval: ['审批后付款', 'neutral'],
  account_after_approval: ['账期结算', 'neutral'],
  after_confirmation: ['确认后付款', 'neutral'],
  account_after_confirmation: ['账期结算', 'neutral'],
  due: ['待付款', 'warning'],
  transfer_due: ['待转账到账', 'warning'],
  account: ['账期结算', 'neutral'],
  paid: ['已付款', 'success'],
  refunding: ['退款中', 'progress'],
  refunded: ['已退款', 'success'],
  missing: ['未收到款', 'danger'],
  none: ['无需付款', 'neutral'],
};

/** Way and standing together: 在线支付，已付款. On account the way says it all. */
export function paymentText(facts: PaymentFacts): string {
  const [label] = STANDING_WORDS[paymentStanding(facts)];
  return facts.payWay === 'account' ? label : `${PAY_WAYS[facts.payWay].label}，${label}`;
}

/** Those that are news beside the main state of an order. */
const NOTABLE: ReadonlySet<PaymentStanding> = new Set(['transfer_due', 'paid', 'refunding', 'refunded', 'missing']);

/** The same in a row of a list, where only news are told; null for the rest. */
export function notablePayment(facts: PaymentFacts): string | null {
  const standing = paymentStanding(facts);
  return NOTABLE.has(standing) ? STANDING_WORDS[standing][0] : null;
}
