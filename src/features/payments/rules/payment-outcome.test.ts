import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus, PAY_WAYS } from '#features/orders/rules/public.ts';
import { OUTCOME_LABELS, outcomeText } from './outcome-words.ts';
import { awaitsMoney, type PaymentOutcome, paymentOutcome, takesMoney } from './payment-outcome.ts';
import type { PaymentStatus } from './payment-status.ts';

const STATUSES = Object.keys(ORDER_STATUSES) as OrderStatus[];
const WAYS = Object.keys(PAY_WAYS) as (keyof typeof PAY_WAYS)[];
/** Tried, given up or failed: no money came by any of these. */
const WITHOUT_MONEY: PaymentStatus[][] = [[], ['pending'], ['failed'], ['closed'], ['failed', 'closed', 'pending']];

const of = (
  orderStatus: OrderStatus,
  payWay: (typeof WAYS)[number],
  payments: readonly PaymentStatus[] = [],
  late = false,
) => paymentOutcome({ orderStatus, payWay, payments, late });

type Row = [OrderStatus, account: PaymentOutcome, transfer: PaymentOutcome, online: PaymentOutcome];

/** Every state and every way, with no money and with all of it. */
const UNPAID: Row[] = [
  ['approving', 'approving', 'approving', 'approving'],
  ['confirming', 'confirming', 'confirming', 'confirming'],
  ['to_pay', 'waiting', 'transfer', 'waiting'],
  ['to_ship', 'credit', 'missing', 'missing'],
  ['partly_shipped', 'credit', 'missing', 'missing'],
  ['to_receive', 'credit', 'missing', 'missing'],
  ['partly_signed', 'credit', 'missing', 'missing'],
  ['signed', 'credit', 'missing', 'missing'],
  ['completed', 'credit', 'missing', 'missing'],
  ['refused', 'credit', 'missing', 'missing'],
  ['rejected', 'ended', 'ended', 'ended'],
  ['cancelled', 'ended', 'ended', 'ended'],
  ['closed', 'ended', 'ended', 'ended'],
];

const GOES_ON = ['to_ship', 'partly_shipped', 'to_receive', 'partly_signed', 'signed', 'completed', 'refused'] as const;
const OVER = ['rejected', 'cancelled', 'closed'] as const;

describe('an order that nothing was paid for', () => {
  it('is told in every state', () => expect(UNPAID.map(([status]) => status).sort()).toEqual([...STATUSES].sort()));

  it.each(UNPAID)('%s: on account %s, by transfer %s, online %s', (status, ...outcomes) => {
    expect(WAYS.map((way) => of(status, way))).toEqual(outcomes);
  });

  it('is never called paid, whatever was tried', () => {
    const said = STATUSES.flatMap((status) =>
      WAYS.flatMap((way) =>
        WITHOUT_MONEY.flatMap((payments) => [of(status, way, payments), of(status, way, payments, true)]),
      ),
    );
    expect(said.filter((outcome) => ['paid', 'back', 'refunded'].includes(outcome))).toEqual([]);
  });
});

describe('an order that money came for', () => {
  it.each(GOES_ON)('%s is paid', (status) => {
    expect([of(status, 'online', ['paid']), of(status, 'transfer', ['paid', 'failed'])]).toEqual(['paid', 'paid']);
    // Money too much of an order on account does not pay it.
    expect(of(status, 'account', ['refunding'])).toBe('credit');
    // A second payment goes back; the first one stays.
    expect(of(status, 'online', ['refunding', 'paid'])).toBe('paid');
    expect([of(status, 'online', ['refunding']), of(status, 'online', ['refunded'])]).toEqual(['back', 'refunded']);
  });

  it.each(OVER)('%s gives it back', (status) => {
    const all = WAYS.map((way) => [
      of(status, way, ['paid']),
      of(status, way, ['refunding']),
      of(status, way, ['refunded']),
    ]);
    expect(all).toEqual(WAYS.map(() => ['back', 'back', 'refunded']));
  });

  it('waits on where that money was for a try given up', () => {
    expect(of('to_pay', 'online', ['pending', 'refunding'])).toBe('waiting');
  });
});

it.each([
  ['waits with a payment begun', 'online', ['pending'], false, 'waiting'],
  ['failed last', 'online', ['failed', 'pending'], false, 'failed'],
  ['failed once and was begun again', 'online', ['pending', 'failed'], false, 'waiting'],
  ['is too late', 'online', ['pending'], true, 'late'],
  ['is transferred too late', 'transfer', ['pending'], true, 'late'],
  ['was tried online before it is transferred', 'transfer', ['pending', 'failed'], false, 'transfer'],
] as const)('an order to be paid that %s', (_, payWay, payments, late, outcome) => {
  expect(of('to_pay', payWay, payments, late)).toBe(outcome);
});

it('has words for each outcome, and money is taken only while it is awaited, from those who may', () => {
  const outcomes = Object.keys(OUTCOME_LABELS) as PaymentOutcome[];
  const said = outcomes.filter((outcome) => OUTCOME_LABELS[outcome].includes('付款成功'));
  expect(said).toEqual(['paid']);
  const words = outcomes.map((outcome) => outcomeText({ outcome, payWay: 'online', orderStatus: 'to_ship' }));
  expect(new Set(words).size).toBe(outcomes.length);
  expect(outcomes.filter(awaitsMoney).sort()).toEqual(['failed', 'transfer', 'waiting']);
  expect(takesMoney({ outcome: 'waiting', mayPay: false })).toBe(false);
});
