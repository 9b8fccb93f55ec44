import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shipmentStepsAfter } from '../carrier-news.ts';
import type { ShipmentStatus } from '../shipment-status.ts';
import { newsDue, wayOf } from './play-parcel.ts';
import { foundOf, nextWarehouseAct } from './play-part.ts';

const names = Array.from({ length: 400 }, (_, n) => `part ${n}`);

describe('the played warehouse', () => {
  it('takes its time, then acts; the same seed plays the same', () => {
    for (const name of names) {
      expect(nextWarehouseAct('a', { name, status: 'to_pick', hours: 0.5 })).toBeNull();
      expect(nextWarehouseAct('a', { name, status: 'to_pick', hours: 6 })).toBe('start');
      const act = () => nextWarehouseAct('a', { name, status: 'picking', hours: 4 });
      expect(act()).toBe(act());
    }
  });

  it('leaves some late and some short, most neither', () => {
    const late = names.filter((name) => nextWarehouseAct('a', { name, status: 'picked', hours: 8 }) === null).length;
    const short = names.filter((name) => nextWarehouseAct('a', { name, status: 'picking', hours: 4 }) === 'pickShort');
    for (const count of [late, short.length]) {
      expect(count).toBeGreaterThan(4);
      expect(count).toBeLessThan(80);
    }
  });

  it.each([
    [1, 0],
    [5, 4],
    [100, 90],
  ])('finds less than %i', (quantity, found) => expect(foundOf(quantity)).toBe(found));
});

describe('the played carrier', () => {
  it('tells the latest first and twice, whatever was missed, and everything arrives once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 8 }), (looks) => {
        const heard = new Set<string>();
        let status: ShipmentStatus = 'shipped';
        for (const sinceSent of [...looks.sort((a, b) => a - b), 100]) {
          for (const { noticeId, step } of newsDue('a', { name: 'p', status, sinceSent, sinceDelivered: 0 }, heard)) {
            if (heard.has(noticeId)) continue;
            heard.add(noticeId);
            status = shipmentStepsAfter(status, step).at(-1) ?? status;
          }
        }
        expect(status).toBe('delivered');
      }),
    );
  });

  it('has some refused', () => {
    const ends = names.map((name) => wayOf('a', name).at(-1)?.step);
    expect(new Set(ends)).toEqual(new Set(['delivered', 'refused']));
  });
});
