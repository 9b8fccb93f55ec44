import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitStock, type WarehouseStock } from './split-stock.ts';

const stock: WarehouseStock[] = [
  { warehouse: 'SH', available: 60, days: 1 },
  { warehouse: 'GZ', available: 200, days: 3 },
  { warehouse: 'TJ', available: 45, days: 2 },
];

it.each([
  [60, [{ warehouse: 'SH', quantity: 60 }]],
  [45, [{ warehouse: 'SH', quantity: 45 }]],
  [61, [{ warehouse: 'GZ', quantity: 61 }]],
  [
    250,
    [
      { warehouse: 'SH', quantity: 60 },
      { warehouse: 'TJ', quantity: 45 },
      { warehouse: 'GZ', quantity: 145 },
    ],
  ],
  [306, null],
])('%i of 60 near, 45 farther and 200 far', (quantity, parts) => {
  expect(splitStock(stock, quantity)).toEqual(parts);
});

it('comes to a warehouse that does not deliver there last', () => {
  const rows = [{ warehouse: 'XJ', available: 500 }, ...stock];
  expect(splitStock(rows, 61)).toEqual([{ warehouse: 'GZ', quantity: 61 }]);
});

const anyStock = fc.uniqueArray(
  fc.record({
    warehouse: fc.constantFrom('SH', 'GZ', 'TJ', 'CD'),
    available: fc.integer({ min: -3, max: 50 }),
    days: fc.option(fc.nat(9), { nil: undefined }),
  }),
  { selector: ({ warehouse }) => warehouse },
);

it('gives exactly the quantity, never more than lies there, and only what is possible', () => {
  fc.assert(
    fc.property(anyStock, fc.integer({ min: 1, max: 120 }), (rows, quantity) => {
      const parts = splitStock(rows, quantity);
      const free = rows.reduce((sum, { available }) => sum + Math.max(0, available), 0);
      if (parts === null) return free < quantity;
      const held = new Map<string, number>(rows.map(({ warehouse, available }) => [warehouse, available]));
      const fits = parts.every((part) => part.quantity > 0 && part.quantity <= (held.get(part.warehouse) ?? 0));
      return fits && parts.reduce((sum, part) => sum + part.quantity, 0) === quantity;
    }),
  );
});

it.each([
  [
    'the nearer',
    [
      ['TJ', 5, 2],
      ['SH', 5, 1],
    ],
    ['SH', 'TJ'],
  ],
  [
    'of equal roads the fuller',
    [
      ['SH', 4, 1],
      ['TJ', 6, 1],
    ],
    ['TJ', 'SH'],
  ],
  [
    'of equals the one whose name comes first',
    [
      ['TJ', 5, 1],
      ['SH', 5, 1],
    ],
    ['SH', 'TJ'],
  ],
] as [string, [string, number, number][], string[]][])('takes %s first', (_, rows, order) => {
  const held = rows.map(([warehouse, available, days]) => ({ warehouse, available, days }));
  expect(splitStock(held, 10)?.map(({ warehouse }) => warehouse)).toEqual(order);
});
