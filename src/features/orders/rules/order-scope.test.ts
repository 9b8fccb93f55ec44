import { describe, expect, it } from 'vitest';
import type { Identity } from '#platform/shared/define-endpoint.ts';
import { appliesAfterSale, canCancel, canCancelRest, changesOrder, sharesOrder } from './order-scope.ts';
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
      const identity = 'company';
      expect(canCancel({ status, own: true, permissions: BUYER, identity })).toBe(before);
      expect(canCancel({ status, own: false, permissions: ADMIN, identity })).toBe(before);
      expect(canCancel({ status, own: false, permissions: APPROVER, identity })).toBe(false);
    },
  );

  it.each<[OrderStatus, boolean]>([
    ['to_ship', true],
    ['partly_shipped', true],
    ['signed', false],
    ['to_receive', false],
    ['cancelled', false],
    ['to_pay', true],
  ])('what is left of an order in state %s may be called off: %s', (status, may) => {
    expect(canCancelRest({ status, own: true, permissions: BUYER, identity: 'company' })).toBe(may);
  });

  it.each<[Identity, boolean, boolean]>([
    ['company', true, true],
    ['punchout', true, true],
    ['restricted', false, false],
    ['sales', false, true],
    ['group', false, false],
  ])('%s: an administrator changes %s, shares %s', (identity, changes, shares) => {
    const facts = { own: false, permissions: ADMIN, identity };
    expect([changesOrder(facts), sharesOrder(facts)]).toEqual([changes, shares]);
    expect(changesOrder({ ...facts, own: true, permissions: BUYER })).toBe(changes);
  });

  it.each<[OrderStatus, Identity, boolean]>([
    ['to_receive', 'company', false],
    ['partly_signed', 'company', true],
    ['signed', 'punchout', true],
    ['completed', 'company', true],
    ['completed', 'sales', false],
    ['completed', 'group', false],
    ['completed', 'restricted', false],
    ['refused', 'company', false],
  ])('an order in state %s, seen by %s: after-sales %s', (status, identity, may) => {
    const applies = new Set(['AFTER_SALES_ADD']);
    expect(appliesAfterSale({ status, identity, own: true, permissions: applies })).toBe(may);
    expect(appliesAfterSale({ status, identity, own: false, permissions: applies })).toBe(false);
    expect(appliesAfterSale({ status, identity, own: true, permissions: BUYER })).toBe(false);
  });
});
