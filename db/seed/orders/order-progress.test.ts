import { expect, it } from 'vitest';
import { createRandom } from '../catalog/prng.ts';
import { orderProgress } from './order-progress.ts';

const NOW = new Date('2026-11-21T10:00:00+08:00');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

it.each([
  [0.2, ['to_ship']],
  [40, ['to_ship', 'to_receive', 'signed', 'completed']],
])('an order of %s days ago has come this far', (days, reached) => {
  const ways = Array.from({ length: 200 }, (_, n) => orderProgress(daysAgo(days), NOW, createRandom(`${n}`)));
  const usual = ways.filter((steps) => !steps.some(({ to }) => to === 'cancelled'));
  expect(usual.length).toBeGreaterThan(180);
  for (const steps of usual) expect(steps.map(({ to }) => to)).toEqual(reached);
});

it('goes from one state to the next without a gap, forwards in time', () => {
  for (let n = 0; n < 300; n += 1) {
    const steps = orderProgress(daysAgo(n / 10), NOW, createRandom(`gap ${n}`));
    steps.slice(1).forEach((step, index) => {
      expect(step.from).toBe(steps[index]?.to);
      expect(step.at.getTime()).toBeGreaterThan(steps[index]?.at.getTime() ?? Number.POSITIVE_INFINITY);
    });
    expect(steps.every(({ at }) => at <= NOW)).toBe(true);
  }
});
