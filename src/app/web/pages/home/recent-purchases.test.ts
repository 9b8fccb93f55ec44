import { expect, it } from 'vitest';
import type { OrderRow } from '#features/orders/contract/order-schemas.ts';
import { recentPurchases } from './recent-purchases.ts';

const line = (skuCode: string, quantity: number) => ({
  skuCode,
  quantity,
  productName: skuCode,
  productImg: '',
  orderUnit: '盒',
});
const order = (status: string, submittedAt: string, firstLines: ReturnType<typeof line>[]): OrderRow => ({
  orderNo: `SO${submittedAt}`,
  status,
  statusLabel: '',
  poNumber: null,
  submittedAt,
  buyerName: '',
  receiver: '',

  lineCount: firstLines.length,
  firstLines,
  totalAmount: '0.00',
  payableAmount: '0.00',
  promise: null,
  sideLabels: [],
  waiting: null,
  pay: null,
  canCancel: false,
});

const orders = [
  ...['cancelled', 'rejected', 'refused', 'closed', 'approving', 'confirming', 'to_pay'].map((status) =>
    order(status, '2026-04-05T00:00:00Z', [line('NEVER', 1)]),
  ),
  order('to_ship', '2026-04-02T00:00:00Z', [line('A', 20), line('B', 3)]),
  order('signed', '2026-03-28T00:00:00Z', [line('A', 5), line('C', 12)]),
];

it('names each item once, with what was taken last, and leaves out what is no purchase, or not yet', () => {
  expect(recentPurchases(orders, 4)).toEqual([
    { itemCode: 'A', quantity: 20, orderUnit: '盒', orderedAt: '2026-04-02T00:00:00Z' },
    { itemCode: 'B', quantity: 3, orderUnit: '盒', orderedAt: '2026-04-02T00:00:00Z' },
    { itemCode: 'C', quantity: 12, orderUnit: '盒', orderedAt: '2026-03-28T00:00:00Z' },
  ]);
});

it('stops at the limit', () => {
  expect(recentPurchases(orders, 2).map(({ itemCode }) => itemCode)).toEqual(['A', 'B']);
});
