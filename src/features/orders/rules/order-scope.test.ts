import { describe, expect, it } from 'vitest';
import { canCancel, canCancelRest, sharesOrder } from './order-scope.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

const BUYER = new Set(['ORDER_MANAGEMENT']);
const ADMIN = new Set(['ORDER_MANAGEMENT', 'USER_MANAGEMENT']);
const APPROVER = new Set(['ORDER_MANAGEMENT', 'ORDER_APPROVE']);
const OPEN = ['approving', 'confirming', 'to_pay', 'to_ship'];

describe('who sees and cancels orders', () => {
  it.each(Object.keys(ORDER_STATUSES) as OrderStatus[])(
    'cancels in state %s only before anything was shipped',
    (status) => {
      const before = OPEN.includes(status);
      expect(canCancel({ status, own: true, permissions: BUYER })).toBe(before);
      expect(canCancel({ status, own: false, permissions: ADMIN })).toBe(before);
      expect(canCancel({ status, own: false, permissions: APPROVER })).toBe(false);
    },
  );
});

it.each([
  ['to_pay', true],
  ['partly_shipped', true],
  ['to_receive', false],
  ['cancelled', false],
] as const)('of an order in state %s what was not sent may be called off: %s', (status, may) => {
  expect(canCancelRest({ status, own: true, permissions: BUYER })).toBe(may);
  expect(canCancelRest({ status, own: false, permissions: APPROVER })).toBe(false);
});

it('is shared by who may change it, and by the seller’s people', () => {
  expect(sharesOrder({ identity: 'sales', own: false, permissions: new Set() })).toBe(true);
  expect(sharesOrder({ identity: 'company', own: false, permissions: BUYER })).toBe(false);
  expect(sharesOrder({ identity: 'company', own: true, permissions: BUYER })).toBe(true);
  expect(sharesOrder({ identity: 'company', own: false, permissions: ADMIN })).toBe(true);
});
