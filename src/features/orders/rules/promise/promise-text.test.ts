import { describe, expect, it } from 'vitest';
import { NO_PROMISE } from '#features/catalog/rules/public.ts';
import { promiseLines } from '#features/checkout/rules/promise-lines.ts';
import { type LinePromise, promisesLeft } from './line-promise.ts';
import { isPromiseBroken, kindsOf, linePromiseText, orderPromiseText, type PromisedLine } from './tell-promise.ts';

const NOON = new Date('2026-11-20T12:00:00+08:00');
const share = (quantity: number, shipOn: string | null, arriveOn: string | null = null): LinePromise => ({
  ...NO_PROMISE,
  quantity,
  warehouse: '上海仓',
  shipOn,
  arriveOn,
});
const line = (facts: Partial<PromisedLine> = {}): PromisedLine => ({
  quantity: 5,
  cancelledQuantity: 0,
  shippedQuantity: 0,
  orderUnit: '盒',
  promises: [share(5, '2026-11-20', '2026-11-21')],
  ...facts,
});
const standing = { status: 'to_ship', submittedAt: NOON, now: NOON } as const;

describe('what is left of a promise', () => {
  it.each([
    [5, [3, 2]],
    [4, [3, 1]],
    [3, [3]],
    [0, []],
  ])('of %i wanted comes from the first shares', (wanted, quantities) => {
    const shares = [share(3, '2026-11-20'), share(2, '2026-11-23')];
    expect(promisesLeft(shares, wanted).map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it('is nothing for goods from stock that are not there', () => {
    const wanted = { skuId: 1n, quantity: 2, dayType: 0, deliveryDays: null };
    expect(promiseLines([wanted], new Map(), NOON)).toEqual([[{ warehouse: null, quantity: 2, ...NO_PROMISE }]]);
  });
});

describe('told', () => {
  it('as a dash for what is not coming', () => {
    expect(linePromiseText(line(), standing)).toContain('送达');
    expect(linePromiseText(line({ cancelledQuantity: 4 }), standing)).toContain('送达');
    expect(linePromiseText(line({ cancelledQuantity: 5 }), standing)).toBe('—');
    expect(linePromiseText(line(), { ...standing, status: 'cancelled' })).toBe('—');
  });

  it('for an order from its kinds, for none as nothing', () => {
    expect(orderPromiseText(kindsOf([line()]), standing)).toContain('送达');
    expect(orderPromiseText([], standing)).toBeNull();
    expect(orderPromiseText(kindsOf([line()]), { ...standing, status: 'closed' })).toBeNull();
  });
});

describe('a broken promise', () => {
  const at = (day: string) => ({ ...standing, now: new Date(`${day}T12:00:00+08:00`) });
  it.each([
    ['not on its last day', line(), at('2026-11-21'), false],
    ['the day after', line(), at('2026-11-22'), true],
    ['not where all has left', line({ shippedQuantity: 5 }), at('2026-11-22'), false],
    ['where a part is still here', line({ shippedQuantity: 4 }), at('2026-11-22'), true],
    ['not where the rest was called off', line({ shippedQuantity: 4, cancelledQuantity: 1 }), at('2026-11-22'), false],
    [
      'by the day it was to leave where no arrival was told',
      line({ promises: [share(5, '2026-11-20')] }),
      at('2026-11-21'),
      true,
    ],
    ['never where no day was told', line({ promises: [share(5, null)] }), at('2026-12-31'), false],
    ['not once everything is on its way', line(), { ...at('2026-12-31'), status: 'to_receive' as const }, false],
  ])('is one %s', (_, one, when, broken) => expect(isPromiseBroken([one], when)).toBe(broken));
});
