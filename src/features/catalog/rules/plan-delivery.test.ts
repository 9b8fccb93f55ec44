import { describe, expect, it } from 'vitest';
import { dispatchText, type NamedStock, planDelivery } from './plan-delivery.ts';

/** A Tuesday morning in Shanghai. */
const now = new Date('2026-04-14T09:00:00+08:00');
const stock: NamedStock[] = [
  { warehouse: 'SH', name: '上海仓', available: 60, days: 1 },
  { warehouse: 'GZ', name: '广州仓', available: 40, days: 4 },
];
const plan = (facts: { dayType: number; deliveryDays?: number }, quantity: number, rows = stock, at = now) =>
  planDelivery({ deliveryDays: null, ...facts, stock: rows }, { quantity, orderUnit: '件', now: at });
const noRoads = stock.map(({ days: _, ...row }) => row);

describe('text', () => {
  it.each([
    ['near warehouse', { dayType: 0 }, 20, '今天 16:00 前下单，明天（4月15日）送达'],
    ['all that the near one has', { dayType: 2 }, 60, '今天 16:00 前下单，明天（4月15日）送达'],
    ['several together', { dayType: 1 }, 100, '今天 16:00 前下单，60 件 明天（4月15日）送达；40 件 4月18日送达'],
    ['counted days and the road', { dayType: 3, deliveryDays: 3 }, 500, '今天 16:00 前下单，4月18日送达'],
    ['restocking', { dayType: 6, deliveryDays: 10 }, 5, '今天 16:00 前下单，4月29日送达'],
  ] as const)('%s', (_, facts, quantity, text) => expect(plan(facts, quantity)?.text).toBe(text));

  it('says when it leaves where nobody knows the road', () => {
    expect(plan({ dayType: 0 }, 20, noRoads)?.text).toBe('今天 16:00 前下单，今天（4月14日）发货');
  });

  it('says when made goods leave where nobody knows any road', () => {
    expect(plan({ dayType: 3, deliveryDays: 3 }, 500, noRoads)?.parts).toEqual([
      { warehouse: null, quantity: 500, shipDate: '2026-04-17', arriveDate: null },
    ]);
  });

  it('says of each share what is known when one of several warehouses does not deliver there', () => {
    const rows = stock.map((row) => (row.warehouse === 'GZ' ? { ...row, days: undefined } : row));
    expect(plan({ dayType: 0 }, 100, rows)?.text).toBe(
      '今天 16:00 前下单，40 件 今天（4月14日）发货；60 件 明天（4月15日）送达',
    );
  });

  it('drives over the weekend but leaves on a working day', () => {
    const friday = plan({ dayType: 0 }, 1, stock, new Date('2026-04-17T17:00:00+08:00'));
    expect(friday?.parts).toEqual([{ warehouse: 'SH', quantity: 1, shipDate: '2026-04-20', arriveDate: '2026-04-21' }]);
  });
});

it.each([
  ['more than there is', 0, 101],
  ['direct delivery', 5, 1],
  ['out of stock', 7, 1],
  ['stopped', 8, 1],
  ['made to order without a number of days', 9, 1],
  ['a dash', 10, 1],
  ['emergency', 13, 1],
])('promises nothing for %s', (_, dayType, quantity) => expect(plan({ dayType }, quantity)).toBeNull());

it.each([
  ['goods on the shelf', { dayType: 0, deliveryDays: null }, '今天 16:00 前下单，今天（4月14日）发货'],
  ['goods that are made', { dayType: 3, deliveryDays: 3 }, '今天 16:00 前下单，4月17日发货'],
  ['goods of which nobody knows', { dayType: 9, deliveryDays: null }, null],
])('says when %s leave before anybody has asked where they go', (_, facts, text) => {
  expect(dispatchText(facts, now)).toBe(text);
});

it('leaves several shares adding up to the quantity', () => {
  const parts = plan({ dayType: 0 }, 100)?.parts ?? [];
  expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(100);
  expect(parts.map((part) => part.arriveDate)).toEqual(['2026-04-15', '2026-04-18']);
});
