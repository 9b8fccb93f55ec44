import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareAllocations } from './share-allocations.ts';

it('serves lines of one item in their order from the reserved shares', () => {
  const lines = [
    { lineId: 1n, skuId: 7n, quantity: 5 },
    { lineId: 2n, skuId: 8n, quantity: 1 },
    { lineId: 3n, skuId: 7n, quantity: 4 },
  ];
  const allocations = [
    { skuId: 7n, warehouse: 'SH', quantity: 6 },
    { skuId: 7n, warehouse: 'GZ', quantity: 3 },
  ];
  expect(shareAllocations(lines, allocations)).toEqual([
    { lineId: 1n, skuId: 7n, warehouse: 'SH', quantity: 5 },
    { lineId: 3n, skuId: 7n, warehouse: 'SH', quantity: 1 },
    { lineId: 3n, skuId: 7n, warehouse: 'GZ', quantity: 3 },
  ]);
});

it('refuses stock that no line asked for', () => {
  expect(() => shareAllocations([], [{ skuId: 1n, warehouse: 'SH', quantity: 1 }])).toThrow('no line');
});

it('gives every line exactly what it wants', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 20 }), (wanted, size) => {
      const lines = wanted.map((quantity, index) => ({ lineId: BigInt(index), skuId: 1n, quantity }));
      let left = wanted.reduce((sum, quantity) => sum + quantity, 0);
      const allocations = [];
      for (let n = 0; left > 0; n += 1) {
        allocations.push({ skuId: 1n, warehouse: `W${n}`, quantity: Math.min(size, left) });
        left -= size;
      }
      const shares = shareAllocations(lines, allocations);
      for (const { lineId, quantity } of lines) {
        const own = shares.filter((share) => share.lineId === lineId);
        expect(own.reduce((sum, share) => sum + share.quantity, 0)).toBe(quantity);
      }
    }),
  );
});
