import { describe, expect, it } from 'vitest';
import type { BookedLine } from './line-targets.ts';
import { freightTarget, isPurchase, lineTargets } from './line-targets.ts';

const LINE: BookedLine = {
  lineId: 9n,
  quantity: 3,
  cancelledQuantity: 0,
  salesPrice: 33_333n,
  amountFen: 1_000n,
  cancelledFen: 0n,
  taxRateBp: 1300,
  taxFen: 115n,
  listPrice: 33_333n,
  lastPrice: 0n,
};
const signs = [1, 1, 1].map((received, place) => ({
  signLineId: BigInt(place + 1),
  day: `2026-11-0${place + 1}`,
  received,
}));

describe('a line', () => {
  it('is booked as ordered on the day of the order, and as signed for on the days of signing', () => {
    const [ordered, ...signed] = lineTargets(LINE, { day: '2026-10-31', status: 'signed', signs, returns: [] });
    expect(ordered).toMatchObject({
      basis: 'ordered',
      kind: 'goods',
      sourceId: 9n,
      day: '2026-10-31',
      measures: { grossFen: 1_000n },
    });
    expect(signed.map(({ day, sourceId, measures }) => [day, sourceId, measures.grossFen, measures.netFen])).toEqual([
      ['2026-11-01', 1n, 333n, 295n],
      ['2026-11-02', 2n, 334n, 295n],
      // The last one takes what is missing: three thirds are the line.
      ['2026-11-03', 3n, 333n, 295n],
    ]);
    expect(signed.reduce((sum, { measures }) => sum + measures.grossFen, 0n)).toBe(1_000n);
  });

  it.each(['rejected', 'cancelled', 'refused', 'closed'] as const)('of an order that is %s is nothing', (status) => {
    const [ordered] = lineTargets(LINE, { day: '2026-10-31', status, signs: [], returns: [] });
    expect(ordered?.measures.grossFen).toBe(0n);
    expect(isPurchase(status)).toBe(false);
    expect(freightTarget({ orderId: 1n, day: '2026-10-31', status, freightFen: 800n })[0]?.measures.grossFen).toBe(0n);
  });

  it.each(['approving', 'confirming', 'to_pay', 'to_ship', 'completed'] as const)(
    'of an order that is %s counts',
    (status) => expect(isPurchase(status)).toBe(true),
  );

  it('counts without what was cancelled of it', () => {
    const less = { ...LINE, cancelledQuantity: 1, cancelledFen: 333n };
    const [left] = lineTargets(less, { day: '2026-10-31', status: 'to_ship', signs: [], returns: [] });
    expect(left?.measures).toMatchObject({ quantity: 2n, grossFen: 667n });
  });

  it('says beside what was bought what went back of it, on the day it did', () => {
    const returns = [{ postingId: 7n, day: '2026-11-20', units: 1, amountFen: 333n, taxFen: 38n }];
    const [ordered, ...rest] = lineTargets(LINE, { day: '2026-10-31', status: 'signed', signs: [], returns });
    expect(ordered?.measures.grossFen).toBe(1_000n);
    expect(rest).toMatchObject([
      {
        ...{ basis: 'returned', sourceId: 7n, day: '2026-11-20' },
        measures: { quantity: 1n, grossFen: 333n, netFen: 295n, savedFen: 0n },
      },
    ]);
  });
});

it('freight is booked beside the goods, and not at all where there is none', () => {
  const order = { orderId: 4n, day: '2026-11-01', status: 'to_ship' as const, freightFen: 800n };
  expect(freightTarget(order)).toMatchObject([
    { kind: 'freight', sourceId: 4n, measures: { grossFen: 800n, netFen: 708n, quantity: 0n } },
  ]);
  expect(freightTarget({ ...order, freightFen: 0n })).toEqual([]);
});
