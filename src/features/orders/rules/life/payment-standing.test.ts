import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../order-status.ts';
import { PAY_WAYS } from '../pay-ways.ts';
import {
  notablePayment,
  type PaymentStanding,
  paymentStanding,
  paymentText,
  receivedOf,
  STANDING_WORDS,
} from './payment-standing.ts';

type Row = [OrderStatus, account: PaymentStanding, transfer: PaymentStanding, online: PaymentStanding];

/** Every state and every way, without money. */
const UNPAID: Row[] = [
  ['approving', 'account_after_approval', 'after_approval', 'after_approval'],
  ['confirming', 'account_after_confirmation', 'after_confirmation', 'after_confirmation'],
  ['to_pay', 'due', 'transfer_due', 'due'],
  ['to_ship', 'account', 'missing', 'missing'],
  ['partly_shipped', 'account', 'missing', 'missing'],
  ['to_receive', 'account', 'missing', 'missing'],
  ['partly_signed', 'account', 'missing', 'missing'],
  ['signed', 'account', 'missing', 'missing'],
  ['completed', 'account', 'missing', 'missing'],
  ['refused', 'account', 'missing', 'missing'],
  ['rejected', 'none', 'none', 'none'],
  ['cancelled', 'none', 'none', 'none'],
  ['closed', 'none', 'none', 'none'],
];

/** The same when all of the money has come. */
const PAID: Row[] = [
  ['approving', 'account_after_approval', 'paid', 'paid'],
  ['confirming', 'account_after_confirmation', 'paid', 'paid'],
  ['to_pay', 'due', 'transfer_due', 'due'],
  ['to_ship', 'account', 'paid', 'paid'],
  ['partly_shipped', 'account', 'paid', 'paid'],
  ['to_receive', 'account', 'paid', 'paid'],
  ['partly_signed', 'account', 'paid', 'paid'],
  ['signed', 'account', 'paid', 'paid'],
  ['completed', 'account', 'paid', 'paid'],
  ['refused', 'account', 'paid', 'paid'],
  ['rejected', 'refunding', 'refunding', 'refunding'],
  ['cancelled', 'refunding', 'refunding', 'refunding'],
  ['closed', 'refunding', 'refunding', 'refunding'],
];

const STATUSES = Object.keys(ORDER_STATUSES) as OrderStatus[];
const WAYS = Object.keys(PAY_WAYS) as (keyof typeof PAY_WAYS)[];

describe('where an order stands with its money', () => {
  it('is said for every state', () => {
    expect(UNPAID.map(([status]) => status).sort()).toEqual([...STATUSES].sort());
    expect(PAID.map(([status]) => status).sort()).toEqual([...STATUSES].sort());
  });

  it.each(UNPAID)('%s without money: on account %s, by transfer %s, online %s', (status, account, transfer, online) => {
    const standing = (payWay: (typeof WAYS)[number]) => paymentStanding({ status, payWay, received: 'none' });
    expect([standing('account'), standing('transfer'), standing('online')]).toEqual([account, transfer, online]);
  });

  it.each(PAID)('%s with its money: on account %s, by transfer %s, online %s', (status, account, transfer, online) => {
    const standing = (payWay: (typeof WAYS)[number]) => paymentStanding({ status, payWay, received: 'paid' });
    expect([standing('account'), standing('transfer'), standing('online')]).toEqual([account, transfer, online]);
  });

  it('is paid by nothing but money that was received', () => {
    const all = STATUSES.flatMap((status) => WAYS.map((payWay) => ({ status, payWay })));
    const said = all.map((facts) => paymentStanding({ ...facts, received: 'none' }));
    expect(said.filter((standing) => ['paid', 'refunding', 'refunded'].includes(standing))).toEqual([]);
  });

  it.each([
    ['to_ship', 'online', 'refunding', 'refunding'],
    ['to_ship', 'online', 'refunded', 'refunded'],
    ['cancelled', 'online', 'refunded', 'refunded'],
    ['to_pay', 'online', 'refunding', 'due'],
    ['to_ship', 'account', 'refunding', 'account'],
  ] as const)('%s, %s, %s is %s', (status, payWay, received, standing) => {
    expect(paymentStanding({ status, payWay, received })).toBe(standing);
  });

  it('has one word for each, and tells in lists only what is news', () => {
    expect(Object.values(STANDING_WORDS).every(([label]) => label.length > 0)).toBe(true);
    const told = (status: OrderStatus, paymentStatus: string) =>
      notablePayment({ status, payWay: 'online', received: receivedOf(paymentStatus) });
    expect([told('to_pay', 'unpaid'), told('approving', 'unpaid'), told('cancelled', 'unpaid')]).toEqual([
      ...[null, null, null],
    ]);
    expect([told('to_ship', 'paid'), told('cancelled', 'refunding'), told('to_ship', 'unpaid')]).toEqual([
      ...['已付款', '退款中', '未收到款'],
    ]);
    expect(notablePayment({ status: 'to_pay', payWay: 'transfer', received: 'none' })).toBe('待转账到账');
  });
});

it('says way and standing together; on account one word says both', () => {
  expect(paymentText({ status: 'to_ship', payWay: 'online', received: 'paid' })).toBe('在线支付，已付款');
  expect(paymentText({ status: 'to_ship', payWay: 'account', received: 'none' })).toBe('账期结算');
});
