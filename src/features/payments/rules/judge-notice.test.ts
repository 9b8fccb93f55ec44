import { describe, expect, it } from 'vitest';
import { judgeNotice } from './judge-notice.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from './payment-status.ts';

const STATUSES = Object.keys(PAYMENT_STATUSES) as PaymentStatus[];
const facts = (status: PaymentStatus, orderWaits = true) => ({
  status,
  amountFen: 100n,
  orderWaits,
  tradeTaken: false,
});

describe('a notice', () => {
  it.each([
    ['paid', 'pending', true, 'pay'],
    ['paid', 'pending', false, 'refund'],
    ['paid', 'failed', true, 'refund'],
    ['paid', 'closed', false, 'refund'],
    ['paid', 'paid', false, 'repeat'],
    ['paid', 'refunding', false, 'repeat'],
    ['paid', 'refunded', false, 'repeat'],
    ['failed', 'pending', true, 'fail'],
    ['failed', 'paid', false, 'repeat'],
  ] as const)('%s of a payment %s (order waits: %s) means %s', (result, status, orderWaits, verdict) => {
    expect(judgeNotice({ result, amountFen: 100n }, facts(status, orderWaits))).toBe(verdict);
  });

  it.each(STATUSES)('over another amount is believed in no state: %s', (status) => {
    for (const amountFen of [1n, 99n, 101n, 10_000n]) {
      expect(judgeNotice({ result: 'paid', amountFen }, facts(status))).toBe('wrong_amount');
    }
  });

  it.each(STATUSES)('under the number of another payment is believed in no state: %s', (status) => {
    const taken = { ...facts(status), tradeTaken: true };
    expect(judgeNotice({ result: 'paid', amountFen: 100n }, taken)).toBe('wrong_trade');
  });

  it('never asks for a move the table does not name', () => {
    const moves = { pay: ['paid'], fail: ['failed'], repeat: [], wrong_amount: [], wrong_trade: [] } as const;
    for (const status of STATUSES) {
      for (const result of ['paid', 'failed'] as const) {
        for (const waits of [true, false]) {
          const verdict = judgeNotice({ result, amountFen: 100n }, facts(status, waits));
          const first = verdict === 'refund' ? [status === 'pending' ? 'paid' : 'refunding'] : moves[verdict];
          for (const to of first) expect(PAYMENT_STATUSES[status].to).toContain(to);
        }
      }
    }
  });
});
