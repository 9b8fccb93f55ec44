import { describe, expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import { NO_PROMISE } from '#features/catalog/rules/public.ts';
import { fitParts, fittedWork, isEmptied } from './fit-parts.ts';
import type { OrderWork, WorkLine, WorkPart } from './order-work.ts';
import type { PartStatus } from './part-status.ts';

const AT = new Date('2026-11-18T10:00:00+08:00');
const LINE: WorkLine = {
  lineId: 1n,
  lineNo: 1,
  skuId: 1n,
  itemNo: 'A1',
  productName: '螺栓',
  orderUnit: '个',
  quantity: 9,
  cancelled: 0,
  dayType: 0,
  deliveryDays: null,
  fields: NO_LINE_FIELDS,
  promises: [],
};

interface PartFacts {
  status?: PartStatus;
  quantity?: number;
  picked?: number;
  /** Stock of it has been given back. */
  released?: boolean;
  shipped?: number;
}

/** An order of one line in parts as they are told, three of each unless told otherwise. */
function workOf(cancelled: number, ...facts: PartFacts[]): OrderWork {
  const parts = facts.map(({ status = 'to_pick', quantity = 3, picked = 0 }, place): WorkPart => {
    const lines = [{ lineId: 1n, quantity, picked }];
    const name = { partId: BigInt(place + 1), partNo: place + 1, warehouse: `W${place + 1}`, promise: NO_PROMISE };
    return { ...name, status, lines };
  });
  const quantity = parts.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0);
  const held = facts.flatMap(({ released, quantity: units = 3 }, place) =>
    released ? [] : [{ lineId: 1n, skuId: 1n, warehouse: `W${place + 1}`, quantity: units }],
  );
  const shipments = facts.flatMap(({ shipped = 0 }, place) => {
    const name = {
      shipmentId: BigInt(place + 1),
      partId: BigInt(place + 1),
      shipmentNo: '',
      carrier: '',
      trackingNo: '',
    };
    const lines = [{ lineId: 1n, quantity: shipped }];
    return shipped > 0 ? [{ ...name, status: 'shipped' as const, lines, received: [] }] : [];
  });
  return {
    firmId: 1n,
    orderId: 1n,
    orderNo: 'SO',
    userId: 1n,
    poNumber: null,
    status: 'to_ship',
    version: 1,
    submittedAt: AT,
    parts,
    shipments,
    held,
    lines: [{ ...LINE, quantity, cancelled }],
  };
}

/** Which part keeps how many: `2:1` for one unit that stays in part 2. */
const given = (work: OrderWork) => fitParts(work).map(({ partId, quantity }) => `${partId}:${quantity}`);

describe('of several parts gives first', () => {
  it.each<[string, PartFacts[], string]>([
    [
      'the one whose stock was given back, before one nobody has touched',
      [{}, { released: true, status: 'picked' }],
      '2:1',
    ],
    ['the same, wherever it stands', [{ released: true, status: 'picked' }, {}], '1:1'],
    ['the one nobody has touched, before one being picked', [{ status: 'to_pick' }, { status: 'picking' }], '1:1'],
    ['the one being picked, before one that is picked', [{ status: 'picking' }, { status: 'picked' }], '1:1'],
    ['the picked one, before one partly on its way', [{ status: 'picked' }, { status: 'partly_shipped' }], '1:1'],
    ['of two that are alike the later one', [{}, {}], '2:1'],
    ['of two being picked the later one', [{ status: 'picking' }, { status: 'picking' }], '2:1'],
  ])('%s', (_, parts, expected) => {
    expect(given(workOf(2, ...parts))).toEqual([expected]);
  });

  it('and then the next, until nothing is too much', () => {
    expect(given(workOf(4, {}, { status: 'picking' }, { status: 'picked' }))).toEqual(['1:0', '2:2']);
    expect(given(workOf(9, {}, {}, {}))).toEqual(['3:0', '2:0', '1:0']);
  });
});

describe('what stays', () => {
  it('is everything where nothing was called off', () => {
    const work = workOf(0, {}, {});
    expect(fitParts(work)).toEqual([]);
    expect(fittedWork(work)).toBe(work);
  });

  it('is what has left the house, of a part that gives and of one that is gone', () => {
    expect(given(workOf(3, { status: 'partly_shipped', shipped: 2 }))).toEqual(['1:2']);
    expect(given(workOf(5, { status: 'shipped', shipped: 3 }, {}))).toEqual(['2:0']);
  });

  it('counts nothing of parts that were cancelled', () => {
    const work = workOf(3, { status: 'cancelled' }, {});
    expect(given(work)).toEqual([]);
    expect(given({ ...work, lines: [{ ...LINE, quantity: 6, cancelled: 4 }] })).toEqual(['2:2']);
  });

  it('is never more picked than there is', () => {
    expect(fitParts(workOf(2, { status: 'picked', picked: 3 }))).toEqual([
      { partId: 1n, lineId: 1n, quantity: 1, picked: 1 },
    ]);
    expect(fitParts(workOf(1, { status: 'picking', picked: 1 }))).toEqual([
      { partId: 1n, lineId: 1n, quantity: 2, picked: 1 },
    ]);
  });

  it('concerns a line by its own number', () => {
    const work = workOf(0, {}, {});
    const second = { ...LINE, lineId: 2n, lineNo: 2, quantity: 3, cancelled: 3 };
    const [part] = work.parts;
    const both: OrderWork = {
      ...work,
      lines: [...work.lines, second],
      parts: [
        { ...(part as WorkPart), lines: [...(part as WorkPart).lines, { lineId: 2n, quantity: 3, picked: 0 }] },
        ...work.parts.slice(1),
      ],
    };
    expect(fitParts(both)).toEqual([{ partId: 1n, lineId: 2n, quantity: 0, picked: 0 }]);
    const [fitted] = fittedWork(both).parts;
    expect(fitted).toMatchObject({ status: 'to_pick', lines: [{ lineId: 1n, quantity: 3 }] });
    expect(fitted?.lines).toHaveLength(1);
  });
});

describe('a part without units', () => {
  it.each<[PartStatus, boolean]>([
    ['to_pick', true],
    ['picked', true],
    ['partly_shipped', false],
  ])('that is %s is cancelled: %s', (status, emptied) => {
    const work = workOf(3, { status });
    const [part] = work.parts;
    expect(isEmptied(part as WorkPart, fitParts(work))).toBe(emptied);
    const [fitted] = fittedWork(work).parts;
    expect([fitted?.status, fitted?.lines.length]).toEqual(emptied ? ['cancelled', 1] : [status, 0]);
  });

  it('is none while units of another part went', () => {
    const work = workOf(3, {}, {});
    const [first, second] = work.parts;
    expect(isEmptied(first as WorkPart, fitParts(work))).toBe(false);
    expect(isEmptied(second as WorkPart, fitParts(work))).toBe(true);
    expect(isEmptied(second as WorkPart, fitParts(workOf(2, {}, {})))).toBe(false);
  });
});
