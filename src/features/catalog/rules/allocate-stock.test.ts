import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateStock, type FreeStock } from './allocate-stock.ts';

const stock: FreeStock[] = [
  { skuId: 1n, warehouse: 'SH', available: 5 },
  { skuId: 1n, warehouse: 'GZ', available: 8 },
  { skuId: 1n, warehouse: 'TJ', available: 0 },
  { skuId: 2n, warehouse: 'SH', available: 3 },
];

describe('allocateStock', () => {
  it.each([
    ['one warehouse, the fullest', [{ skuId: 1n, quantity: 8 }], [{ skuId: 1n, warehouse: 'GZ', quantity: 8 }]],
    [
      'two warehouses',
      [{ skuId: 1n, quantity: 13 }],
      [
        { skuId: 1n, warehouse: 'GZ', quantity: 8 },
        { skuId: 1n, warehouse: 'SH', quantity: 5 },
      ],
    ],
    [
      'two lines of one item added up',
      [
        { skuId: 2n, quantity: 1 },
        { skuId: 2n, quantity: 2 },
      ],
      [{ skuId: 2n, warehouse: 'SH', quantity: 3 }],
    ],
  ])('%s', (_, wanted, allocations) => {
    expect(allocateStock(wanted, stock)).toEqual({ ok: true, allocations });
  });

  it('reports everything that is short and gives nothing', () => {
    const wanted = [
      { skuId: 1n, quantity: 14 },
      { skuId: 2n, quantity: 3 },
      { skuId: 3n, quantity: 1 },
    ];
    const short = [
      { skuId: 1n, available: 13 },
      { skuId: 3n, available: 0 },
    ];
    expect(allocateStock(wanted, stock)).toEqual({ ok: false, short });
  });

  it('gives exactly what is wanted and never more than a warehouse has', () => {
    const row = fc.record({ skuId: fc.constantFrom(1n, 2n), warehouse: fc.string(), available: fc.nat(50) });
    const rows = fc.uniqueArray(row, { selector: ({ skuId, warehouse }) => `${skuId} ${warehouse}` });
    const wishes = fc.array(fc.record({ skuId: fc.constantFrom(1n, 2n), quantity: fc.integer({ min: 1, max: 40 }) }));
    fc.assert(
      fc.property(rows, wishes, (free, wanted) => {
        const plan = allocateStock(wanted, free);
        const total = (list: { skuId: bigint; quantity: number }[], skuId: bigint) =>
          list.filter((entry) => entry.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0);
        if (!plan.ok) {
          for (const { skuId, available } of plan.short) expect(available).toBeLessThan(total(wanted, skuId));
          return;
        }
        for (const skuId of [1n, 2n]) expect(total(plan.allocations, skuId)).toBe(total(wanted, skuId));
        for (const { skuId, warehouse, quantity } of plan.allocations) {
          const source = free.find((entry) => entry.skuId === skuId && entry.warehouse === warehouse);
          expect(quantity).toBeLessThanOrEqual(source?.available ?? 0);
        }
      }),
    );
  });
});
