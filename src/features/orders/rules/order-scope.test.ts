import { describe, expect, it } from 'vitest';
import { canCancel } from './order-scope.ts';
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
