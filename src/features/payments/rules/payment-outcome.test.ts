import { expect, it } from 'vitest';
import { paymentOutcome } from './payment-outcome.ts';

const waiting = { orderStatus: 'to_pay', payWay: 'online', payments: [], late: false } as const;

it.each([
  ['waits', waiting, 'waiting'],
  ['waits with a payment begun', { ...waiting, payments: ['pending'] as const }, 'waiting'],
  ['failed last', { ...waiting, payments: ['failed', 'pending'] as const }, 'failed'],
  ['failed once and was begun again', { ...waiting, payments: ['pending', 'failed'] as const }, 'waiting'],
  ['is too late', { ...waiting, late: true }, 'ended'],
  ['was cancelled', { ...waiting, orderStatus: 'cancelled' as const, payments: ['closed'] as const }, 'ended'],
  [
    'was cancelled after money came',
    { ...waiting, orderStatus: 'cancelled' as const, payments: ['refunding'] as const },
    'back',
  ],
  ['is paid', { ...waiting, orderStatus: 'to_ship' as const, payments: ['paid'] as const }, 'paid'],
  ['is on account', { ...waiting, orderStatus: 'to_ship' as const, payWay: 'account' as const }, 'credit'],
])('an order that %s', (_, facts, outcome) => expect(paymentOutcome(facts)).toBe(outcome));
