import { expect, it } from 'vitest';
import type { Identity } from '#platform/shared/define-endpoint.ts';
import { ORDER_STATUSES, type OrderStatus } from '../order-status.ts';
import { payableUntil } from './pay-now.ts';

const now = new Date('2026-11-23T02:00:00Z');
const holdUntil = new Date('2026-11-23T03:00:00Z');
const due = { status: 'to_pay', payWay: 'online', holdUntil } as const;
const payer = (identity: Identity, ...codes: string[]) => ({ identity, permissions: new Set(codes) });
const buyer = payer('company', 'ORDER_ADD');

it.each([
  ['a buyer', buyer, true],
  ['somebody of a procurement system', payer('punchout', 'ORDER_ADD'), true],
  ['a company account without the right to order', payer('company', 'ORDER_MANAGEMENT'), false],
  ['a group account', payer('group', 'ORDER_ADD'), false],
  ['a sales account', payer('sales', 'ORDER_ADD'), false],
  ['a restricted procurement system', payer('restricted', 'ORDER_ADD'), false],
])('%s may pay: %o', (_, caller, may) => {
  expect(payableUntil(due, caller, now)).toEqual(may ? holdUntil : null);
});

it.each((Object.keys(ORDER_STATUSES) as OrderStatus[]).filter((status) => status !== 'to_pay'))(
  '%s asks for no money',
  (status) => expect(payableUntil({ ...due, status }, buyer, now)).toBeNull(),
);

it('is over with its time, to the millisecond', () => {
  expect(payableUntil(due, buyer, new Date(holdUntil.getTime() - 1))).toEqual(holdUntil);
  expect(payableUntil(due, buyer, holdUntil)).toBeNull();
  expect(payableUntil({ ...due, holdUntil: null }, buyer, now)).toBeNull();
});
