import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import type { WorkLine } from './order-work.ts';
import { splitOrder } from './split-order.ts';

const AT = new Date('2026-11-18T10:00:00+08:00');
const line = (n: number, quantity: number, facts: Partial<WorkLine> = {}): WorkLine => ({
  lineId: BigInt(n),
  lineNo: n,
  skuId: BigInt(n),
  itemNo: `A${n}`,
  productName: '螺栓',
  orderUnit: '个',
  quantity,
  cancelled: 0,
  dayType: 0,
  deliveryDays: null,
  fields: NO_LINE_FIELDS,
  promises: [],
  ...facts,
});
const held = (warehouse: string, n: number, quantity: number) => ({
  lineId: BigInt(n),
  skuId: BigInt(n),
  warehouse,
  quantity,
});
const told = (...given: Parameters<typeof splitOrder>) =>
  splitOrder(...given).map(
    ({ warehouse, lines }) =>
      `${warehouse ?? '-'} ${lines.map(({ lineId, quantity }) => `${lineId}×${quantity}`).join(' ')}`,
  );

describe('units that were cancelled before anybody worked on the order', () => {
  it.each([
    ['are in no part', line(1, 5, { cancelled: 2 }), [held('SH', 1, 5)], ['SH 1×3']],
    ['are not asked of the supplier', line(1, 5, { cancelled: 2, dayType: 3, deliveryDays: 3 }), [], ['- 1×3']],
    ['leave the later warehouse first', line(1, 8, { cancelled: 4 }), [held('SH', 1, 5), held('GZ', 1, 3)], ['SH 1×4']],
    ['make no part where they were all', line(1, 5, { cancelled: 5 }), [held('SH', 1, 5)], []],
  ])('%s', (_, one, stock, parts) => {
    expect(told([one], stock, AT)).toEqual(parts);
  });
});

describe('a line', () => {
  it('comes from the warehouses that hold stock for it, the rest from its supplier', () => {
    expect(told([line(1, 9)], [held('SH', 1, 5), held('GZ', 1, 3)], AT)).toEqual(['GZ 1×3', 'SH 1×5', '- 1×1']);
  });

  it('of another item takes none of its stock, and one that needs no stock takes none at all', () => {
    expect(told([line(1, 2), line(2, 2)], [held('SH', 2, 2)], AT)).toEqual(['SH 2×2', '- 1×2']);
    expect(told([line(1, 2, { dayType: 3, deliveryDays: 3 })], [held('SH', 1, 2)], AT)).toEqual(['- 1×2']);
  });

  it('that the same warehouse holds twice is in its part once', () => {
    expect(told([line(1, 5)], [held('SH', 1, 2), held('SH', 1, 3)], AT)).toEqual(['SH 1×5']);
  });
});

describe('parts', () => {
  it('come by the day they were promised, own warehouses before suppliers, and without a day last', () => {
    const lines = [
      line(1, 1, { dayType: 3, deliveryDays: null }),
      line(2, 1, { dayType: 3, deliveryDays: 3 }),
      line(3, 2),
    ];
    expect(told(lines, [held('SH', 3, 1)], AT)).toEqual(['SH 3×1', '- 3×1', '- 2×1', '- 1×1']);
  });

  it('hold every unit that was not cancelled, once', () => {
    const some = fc.array(
      fc.tuple(
        fc.nat(20),
        fc.nat(20),
        fc.constantFrom(0, 3),
        fc.array(fc.tuple(fc.constantFrom('SH', 'GZ'), fc.integer({ min: 1, max: 9 }))),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const lines = rows.map(([left, cancelled, dayType], n) =>
          line(n + 1, left + cancelled, { cancelled, dayType, deliveryDays: dayType || null }),
        );
        const stock = rows.flatMap(([, , , own], n) => own.map(([warehouse, units]) => held(warehouse, n + 1, units)));
        const shares = splitOrder(lines, stock, AT).flatMap((part) => part.lines);
        return lines.every(({ lineId, quantity, cancelled }) => {
          const own = shares.filter((share) => share.lineId === lineId);
          const units = own.reduce((sum, share) => sum + share.quantity, 0);
          return units === quantity - cancelled && own.every((share) => share.quantity > 0);
        });
      }),
    );
  });
});
