import { expect, it } from 'vitest';
import { type DeliveryGroup, deliveryStateOf, punctualityOf } from './punctuality.ts';

const group = (lines: number, facts: Partial<DeliveryGroup> = {}): DeliveryGroup => ({
  ...{ lines, delivered: true, onTime: true, inFull: true, due: true, days: 3 },
  ...facts,
});

it('promises are counted by how they came out', () => {
  const groups = [
    group(6),
    group(2, { onTime: false, days: 9 }),
    group(1, { inFull: false }),
    group(1, { delivered: false, onTime: false, inFull: false, days: null }),
    group(4, { delivered: false, onTime: false, inFull: false, due: false, days: null }),
  ];
  expect(punctualityOf(groups)).toEqual({
    ...{ due: 10, delivered: 9, onTime: '70.0', inFull: '88.9', both: '60.0' },
    ...{ days: '4.3', p90: '9.0', late: 4, open: 4 },
  });
  expect(punctualityOf([])).toMatchObject({ due: 0, onTime: null, inFull: null, both: null, days: null, p90: null });
});

it.each<[string, string | null, number | null, string]>([
  ['2026-11-23', null, null, 'open'],
  ['2026-11-22', null, null, 'overdue'],
  ['2026-11-20', '2026-11-20', null, 'kept'],
  ['2026-11-20', '2026-11-21', 5, 'late'],
  ['2026-11-20', '2026-11-19', 5, 'kept'],
  ['2026-11-20', '2026-11-19', 4, 'late'],
])('promised for %s, there on %s, %s of 5 received: %s', (promisedOn, deliveredOn, received, state) =>
  expect(deliveryStateOf({ promisedOn, deliveredOn, received, quantity: 5 }, '2026-11-23')).toBe(state),
);

it('a promise that was called off is none', () => {
  const facts = { promisedOn: '2026-11-20', deliveredOn: null, received: null, quantity: 0 };
  expect(deliveryStateOf(facts, '2026-11-23')).toBe('cancelled');
});
