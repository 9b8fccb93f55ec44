import { expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import type { WorkLine } from '#features/fulfilment/rules/public.ts';
import { createRandom } from '../catalog/prng.ts';
import { orderSteps } from './order-steps.ts';
import { planJourney } from './plan-journey.ts';

const NOW = new Date('2026-11-21T10:00:00+08:00');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const line = (n: number, dayType: number): WorkLine => ({
  lineId: BigInt(n),
  lineNo: n,
  skuId: BigInt(n),
  itemNo: `A${n}`,
  productName: '',
  orderUnit: '个',
  cancelled: 0,
  promises: [],
  fields: NO_LINE_FIELDS,
  quantity: 5,
  dayType,
  deliveryDays: dayType === 0 ? null : 3,
});
const lines = [line(1, 0), line(2, 3)];
const held = [{ lineId: 1n, skuId: 1n, warehouse: 'SH', quantity: 5 }];

const journeys = (days: number) =>
  Array.from({ length: 300 }, (_, n) => {
    const submittedAt = daysAgo(days);
    const journey = planJourney({ submittedAt, now: NOW, lines, held }, createRandom(`${days} ${n}`));
    return { journey, steps: orderSteps(submittedAt, journey) };
  });

it('ends almost every order of long ago, most of them completed', () => {
  const ends = journeys(60).map(({ steps }) => steps.at(-1)?.to);
  expect(ends.filter((end) => end === 'completed').length).toBeGreaterThan(270);
  expect(new Set(ends).size).toBeGreaterThan(1);
});

it('leaves what was ordered just now to the warehouse', () => {
  for (const { steps } of journeys(0.01)) expect(['to_ship', 'cancelled']).toContain(steps.at(-1)?.to);
});

it('goes from one state to the next without a gap, forwards in time, and never beyond now', () => {
  for (const days of [1, 3, 5, 9, 15]) {
    for (const { steps } of journeys(days)) {
      steps.slice(1).forEach((step, index) => {
        expect(step.from).toBe(steps[index]?.to);
        expect(step.at.getTime()).toBeGreaterThanOrEqual(steps[index]?.at.getTime() ?? Number.POSITIVE_INFINITY);
      });
      expect(steps.every(({ at }) => at <= NOW)).toBe(true);
    }
  }
});

it('sends every unit once', () => {
  for (const { journey } of journeys(20)) {
    if (journey.cancelledAt) continue;
    const sent = journey.parts.flatMap((part) => part.lines);
    for (const { lineId, quantity } of lines) {
      const units = sent.filter((one) => one.lineId === lineId).reduce((sum, one) => sum + one.quantity, 0);
      expect(units).toBe(quantity);
    }
    for (const { counts, lines: own, outcome } of journey.parts) {
      if (outcome === 'refused') continue;
      for (const { lineId, quantity } of own) {
        const count = counts.find((one) => one.lineId === lineId);
        expect((count?.received ?? 0) + (count?.short ?? 0)).toBe(quantity);
      }
    }
  }
});
