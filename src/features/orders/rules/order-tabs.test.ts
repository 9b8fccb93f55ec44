import { expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { countTabs, ORDER_TAB_NAMES, statusesOf } from './order-tabs.ts';

it('shows every state on some tab', () => {
  const shown = new Set<OrderStatus>(ORDER_TAB_NAMES.flatMap((tab) => [...statusesOf(tab)]));
  expect(Object.keys(ORDER_STATUSES).filter((status) => !shown.has(status as OrderStatus))).toEqual([]);
});

it('counts each order once under all, and wherever its state stands', () => {
  const counts = countTabs(
    new Map([
      ['to_ship', 3],
      ['partly_shipped', 2],
      ['cancelled', 1],
    ]),
  );
  expect(counts).toMatchObject({ all: 6, to_ship: 5, to_receive: 2, ended: 1, finished: 0 });
});
