import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARRIER_STEPS, type CarrierStep } from '#business/carriers/rules/public.ts';
import type { CaseStatus } from '../case-status.ts';
import { type ReturnStatus, returnLabel, returnStates } from '../return-status.ts';
import { isGivenUp, nextAskAfter, patienceAfter } from './next-ask.ts';
import { describeSlot, isSlotFree, pickupSlots, slotBounds } from './pickup-slots.ts';
import { caseStepAfter, returnStepsAfter } from './return-news.ts';

describe('news of a parcel', () => {
  it.each<[ReturnStatus, CarrierStep, ReturnStatus[]]>([
    ['asked', 'booked', ['booked']],
    ['asked', 'delivered', ['moving', 'arrived']],
    ['asked', 'not_met', ['failed']],
    ['booked', 'not_met', ['failed']],
    ['booked', 'collected', ['moving']],
    ['booked', 'delivered', ['moving', 'arrived']],
    ['moving', 'booked', []],
    ['moving', 'not_met', []],
    ['moving', 'in_transit', []],
    ['moving', 'delivered', ['arrived']],
    ['moving', 'refused', ['failed']],
    ['moving', 'lost', ['failed']],
    ['arrived', 'lost', []],
    ['failed', 'delivered', []],
    ['called_off', 'collected', []],
  ])('%s hears %s and goes %j', (status, step, way) => expect(returnStepsAfter(status, step)).toEqual(way));

  it('whatever is told in whatever order: every step is legal, nothing goes back, what has ended stays', () => {
    fc.assert(
      fc.property(fc.constantFrom(...returnStates.names), fc.array(fc.constantFrom(...CARRIER_STEPS)), (born, told) => {
        let status = born;
        for (const step of told) {
          for (const next of returnStepsAfter(status, step)) {
            expect(returnStates.canMove(status, next)).toBe(true);
            expect(returnStates.hasEnded(status)).toBe(false);
            status = next;
          }
        }
      }),
    );
  });

  it.each<[CaseStatus, ReturnStatus, CaseStatus | null]>([
    ['to_return', 'booked', 'arriving'],
    ['to_return', 'moving', 'arriving'],
    ['to_return', 'arrived', 'arriving'],
    ['arriving', 'arrived', null],
    ['arriving', 'failed', 'to_return'],
    ['to_return', 'failed', null],
    ['inspecting', 'arrived', null],
    ['inspecting', 'failed', null],
    ['withdrawn', 'moving', null],
    ['to_return', 'called_off', null],
  ])('a case that is %s, its parcel %s: %s', (status, parcel, to) => expect(caseStepAfter(status, parcel)).toBe(to));
});

describe('times of a pick-up', () => {
  const at = (time: string) => new Date(`2026-11-23T${time}:00+08:00`);

  it.each([
    ['06:59', '2026-11-23 09:00–12:00'],
    ['07:01', '2026-11-23 13:00–18:00'],
    ['11:01', '2026-11-24 09:00–12:00'],
    ['23:59', '2026-11-24 09:00–12:00'],
  ])('at %s the soonest is %s', (time, first) => {
    expect(pickupSlots(at(time)).map(describeSlot)[0]).toBe(first);
  });

  it('offers what can be asked for, and nothing else', () => {
    const now = at('11:01');
    for (const slot of pickupSlots(now)) expect(isSlotFree(slot, now)).toBe(true);
    expect(isSlotFree({ day: '2026-11-23', hours: 'morning' }, now)).toBe(false);
    expect(isSlotFree({ day: '2026-12-23', hours: 'morning' }, now)).toBe(false);
  });

  it('is understood by the carrier as it was read by people', () => {
    expect(slotBounds('2026-11-24 09:00–12:00')).toEqual({
      from: new Date('2026-11-24T01:00:00Z'),
      to: new Date('2026-11-24T04:00:00Z'),
    });
    expect(slotBounds('')).toBeNull();
  });
});

describe('asking again', () => {
  const now = new Date('2026-11-23T04:00:00Z');
  const minutes = (date: Date) => (date.getTime() - now.getTime()) / 60_000;

  it.each([
    [0, 1],
    [1, 2],
    [5, 32],
    [6, 60],
    [60, 60],
  ])('after %i attempts waits %i minutes', (attempts, wait) => {
    expect(patienceAfter(attempts)).toBe(wait * 60_000);
    expect(minutes(nextAskAfter(now, { waiting: true, attempts }))).toBe(wait);
  });

  it('asks about parcels on the road every two hours', () => {
    expect(minutes(nextAskAfter(now, { waiting: false, attempts: 0 }))).toBe(120);
  });

  it('gives up after a day', () => {
    expect(isGivenUp(new Date('2026-11-22T04:01:00Z'), now)).toBe(false);
    expect(isGivenUp(new Date('2026-11-22T04:00:00Z'), now)).toBe(true);
  });
});

it.each<[string, ReturnStatus, string, string]>([
  ['pickup', 'asked', '', '待约取件'],
  ['pickup', 'asked', '2026-11-24 09:00–12:00', '预约中'],
  ['pickup', 'booked', '2026-11-24 09:00–12:00', '已约取件'],
  ['mail', 'asked', '', '待寄出'],
  ['deliver', 'asked', '', '待送货'],
  ['mail', 'moving', '', '运输中'],
])('a parcel that comes back by %s and is %s (%s): %s', (way, status, pickupSlot, words) =>
  expect(returnLabel({ way, status, pickupSlot })).toBe(words),
);
