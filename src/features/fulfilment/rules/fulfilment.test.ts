import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWay } from '#business/documents/rules/public.ts';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import { ORDER_STATUSES } from '#features/orders/rules/public.ts';
import { deriveOrderStatus, derivePartStatus } from './derive-states.ts';
import { dividePart, divideProblem } from './divide-part.ts';
import { fittedWork } from './fit-parts.ts';
import { type OrderWork, quantityOf, shippedOf, type WorkLine } from './order-work.ts';
import { PART_STATUSES } from './part-status.ts';
import { pickPart } from './pick-part.ts';
import { readyOf } from './ship-part.ts';
import { countAsSent, countProblem } from './sign-counts.ts';
import { splitOrder } from './split-order.ts';
import { unsentOf } from './unsent-units.ts';

const AT = new Date('2026-11-18T10:00:00+08:00');

const line = (n: number, quantity: number, dayType = 0): WorkLine => ({
  lineId: BigInt(n),
  lineNo: n,
  skuId: BigInt(n),
  itemNo: `A${n}`,
  productName: '螺栓',
  orderUnit: '个',
  promises: [],
  quantity,
  cancelled: 0,
  dayType,
  deliveryDays: dayType === 0 ? null : 3,
  fields: NO_LINE_FIELDS,
});
const heldAt = (warehouse: string, n: number, quantity: number) => ({
  lineId: BigInt(n),
  skuId: BigInt(n),
  warehouse,
  quantity,
});

function workOf(lines: WorkLine[], held = lines.map((one) => heldAt('SH', one.lineNo, one.quantity))): OrderWork {
  const planned = splitOrder(lines, held, AT);
  return {
    firmId: 1n,
    orderId: 1n,
    orderNo: 'SO',
    userId: 1n,
    poNumber: null,
    status: 'to_ship',
    version: 1,
    submittedAt: AT,
    lines,
    held,
    shipments: [],
    parts: planned.map(({ lines: own, ...part }, place) => ({
      ...part,
      partId: BigInt(place + 1),
      partNo: place + 1,
      status: 'to_pick' as const,
      lines: own.map((one) => ({ ...one, picked: 0 })),
    })),
  };
}

describe('parts of an order', () => {
  it.each([
    ['one warehouse', [line(1, 3), line(2, 5)], undefined, ['SH 1×3 2×5']],
    ['two warehouses', [line(1, 8)], [heldAt('SH', 1, 5), heldAt('GZ', 1, 3)], ['GZ 1×3', 'SH 1×5']],
    ['stock and supplier', [line(1, 3), line(2, 5, 3)], [heldAt('SH', 1, 3)], ['SH 1×3', '- 2×5']],
    ['what no stock is held for', [line(1, 3)], [heldAt('SH', 1, 2)], ['SH 1×2', '- 1×1']],
  ])('are split by %s', (_, lines, held, expected) => {
    const told = workOf(lines, held).parts.map(
      (part) => `${part.warehouse ?? '-'} ${part.lines.map((one) => `${one.lineId}×${one.quantity}`).join(' ')}`,
    );
    expect(told).toEqual(expected);
  });
});

/** One act on an order, drawn: which part, and how much of it. */
type Act = { kind: 'pick' | 'ship' | 'sign' | 'refuse' | 'cancel' | 'buyerCancels'; place: number; share: number };

const units = (share: number, whole: number) => Math.min(whole, Math.floor(share * (whole + 1)));

function play(work: OrderWork, { kind, place, share }: Act): OrderWork {
  const part = work.parts[place % work.parts.length];
  if (!part) return work;
  const replace = (next: typeof part) => work.parts.map((one) => (one.partId === part.partId ? next : one));
  if (kind === 'pick' && part.status === 'to_pick') {
    const found = part.lines.map((own) => ({ lineId: own.lineId, quantity: units(share, own.quantity) }));
    const { kept, rest } = pickPart(part.lines, found);
    if (kept.length === 0) return work;
    const later = { ...part, partId: BigInt(work.parts.length + 1), partNo: work.parts.length + 1 };
    const more = rest.length > 0 ? [{ ...later, lines: rest.map((one) => ({ ...one, picked: 0 })) }] : [];
    return { ...work, parts: [...replace({ ...part, status: 'picked', lines: kept }), ...more] };
  }
  if (kind === 'ship') {
    const lines = readyOf(work, part).flatMap((own) => {
      const quantity = units(share, own.quantity);
      return quantity > 0 ? [{ ...own, quantity }] : [];
    });
    if (lines.length === 0) return work;
    const shipmentId = BigInt(work.shipments.length + 1);
    const names = { shipmentId, partId: part.partId, shipmentNo: String(shipmentId), carrier: '', trackingNo: '' };
    return { ...work, shipments: [...work.shipments, { ...names, status: 'shipped', lines, received: [] }] };
  }
  if (kind === 'sign' || kind === 'refuse') {
    const shipments = work.shipments.map((one, index) => {
      if (index !== place % Math.max(1, work.shipments.length) || one.status !== 'shipped') return one;
      if (kind === 'refuse') return { ...one, status: 'refused' as const };
      const received = one.lines.map((own) => ({ ...own, quantity: units(share, own.quantity) }));
      return { ...one, status: 'signed' as const, received };
    });
    return { ...work, shipments };
  }
  if (kind === 'buyerCancels') {
    const lines = work.lines.map((one) => {
      const left = work.shipments.reduce((sum, shipment) => sum + quantityOf(shipment.lines, one.lineId), 0);
      return { ...one, cancelled: one.cancelled + units(share, one.quantity - one.cancelled - left) };
    });
    return fittedWork({ ...work, lines });
  }
  if (kind !== 'cancel') return work;
  const unsent = unsentOf(work);
  const lines = work.lines.map((one) => ({
    ...one,
    cancelled: one.cancelled + unsent.reduce((sum, own) => sum + quantityOf(own.lines, one.lineId), 0),
  }));
  const parts = work.parts.map((one) => {
    const own = unsent.find((other) => other.part.partId === one.partId);
    if (!own) return one;
    return own.whole ? { ...one, status: 'cancelled' as const } : { ...one, lines: own.kept };
  });
  return { ...work, lines, parts };
}

/** States follow, along legal ways alone. */
function settle(work: OrderWork): OrderWork {
  const parts = work.parts.map((part) => {
    const status = derivePartStatus(work, part);
    expect(findWay(PART_STATUSES, part.status, status), `${part.status} to ${status}`).not.toBeNull();
    return { ...part, status };
  });
  const settled = { ...work, parts };
  const status = deriveOrderStatus(settled);
  expect(findWay(ORDER_STATUSES, work.status, status), `${work.status} to ${status}`).not.toBeNull();
  return { ...settled, status };
}

function expectSound(work: OrderWork): void {
  for (const { lineId, quantity, cancelled } of work.lines) {
    const live = work.parts.filter(({ status }) => status !== 'cancelled');
    expect(live.reduce((sum, part) => sum + quantityOf(part.lines, lineId), 0)).toBe(quantity - cancelled);
    const shipped = work.shipments.reduce((sum, { lines }) => sum + quantityOf(lines, lineId), 0);
    const signed = work.shipments.reduce((sum, { received }) => sum + quantityOf(received, lineId), 0);
    expect(shipped).toBeLessThanOrEqual(quantity - cancelled);
    expect(signed).toBeLessThanOrEqual(shipped);
    for (const part of live) {
      expect(shippedOf(work, part.partId, lineId)).toBeLessThanOrEqual(quantityOf(part.lines, lineId));
    }
  }
}

it('holds whatever is done in whatever order: no unit is lost, sent twice or signed unsent, and every move is legal', () => {
  const kinds = fc.constantFrom<Act['kind']>(
    'pick',
    'pick',
    'ship',
    'ship',
    'sign',
    'refuse',
    'cancel',
    'buyerCancels',
  );
  const act = fc.record({ kind: kinds, place: fc.nat(6), share: fc.double({ min: 0, max: 1, noNaN: true }) });
  const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(quantities, fc.array(act, { maxLength: 25 }), (wanted, acts) => {
      let work = workOf(wanted.map((quantity, index) => line(index + 1, quantity, index % 2 ? 3 : 0)));
      for (const one of acts) {
        if (['cancelled', 'signed', 'refused'].includes(work.status)) break;
        work = settle(play(work, one));
        expectSound(work);
      }
    }),
    { numRuns: 500 },
  );
});

describe('a part that is divided', () => {
  const own = [{ lineId: 1n, quantity: 5, picked: 0 }];
  it.each([
    [[{ lineId: 1n, quantity: 2 }], null],
    [[{ lineId: 1n, quantity: 5 }], '至少要留一件在原分单'],
    [[{ lineId: 1n, quantity: 6 }], '拆出数量不能大于应拣数量'],
    [[], '请填写要拆出的数量'],
  ])('%o', (moved, problem) => {
    expect(divideProblem(own, moved)).toBe(problem);
    if (!problem) expect(dividePart(own, moved)).toEqual([{ lineId: 1n, quantity: 3, picked: 0 }]);
  });
});

describe('counts of a parcel', () => {
  const sent = [{ lineId: 1n, quantity: 5 }];
  const count = (change: object) => [{ ...countAsSent(sent)[0], ...change }] as ReturnType<typeof countAsSent>;
  it.each([
    [{}, null],
    [{ received: 4, short: 1, damaged: 4 }, null],
    [{ over: 2 }, null],
    [{ received: 4 }, '实收与短少之和应等于发货数量'],
    [{ damaged: 6 }, '破损数量不能大于实收数量'],
    [{ received: 4, short: 1, over: 1 }, '同一商品不能既短少又多发'],
    [{ lineId: 2n }, '请填写每种商品的签收数量'],
  ])('%o', (change, problem) => expect(countProblem(sent, count(change))).toBe(problem));
});
