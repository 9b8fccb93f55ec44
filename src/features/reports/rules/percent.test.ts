import { expect, it } from 'vitest';
import { changeText, ninetieth, oneDecimal, pointsText, shareText } from './percent.ts';

it.each([
  [1n, 3n, '33.3'],
  [2n, 3n, '66.7'],
  [-1n, 8n, '-12.5'],
  [0n, 5n, '0.0'],
  [5n, 0n, null],
])('%s of %s is %s', (part, whole, text) => expect(shareText(part, whole)).toBe(text));

it.each([
  [108n, 100n, '8.0'],
  [92n, 100n, '-8.0'],
  [1n, 0n, null],
  [1n, -5n, null],
  [1n, null, null],
  [2n, 1n, '100.0'],
])('from %s to %s', (now, before, text) => expect(changeText(now, before)).toBe(text));

it('points are what lies between two shares', () => {
  expect(pointsText('94.6', '92.8')).toBe('1.8');
  expect(pointsText('92.8', '94.6')).toBe('-1.8');
  expect(pointsText(null, '1.0')).toBeNull();
  expect(pointsText('1.0', null)).toBeNull();
});

it('quotients have one decimal', () => {
  expect([oneDecimal(7n, 2n), oneDecimal(1n, 3n), oneDecimal(1n, 0n)]).toEqual(['3.5', '0.3', null]);
});

it.each<[[number, number][], number | null]>([
  [[], null],
  [[[4, 1]], 4],
  [
    [
      [9, 1],
      [1, 9],
    ],
    1,
  ],
  [
    [
      [1, 89],
      [7, 11],
    ],
    7,
  ],
  [
    [
      [1, 90],
      [7, 10],
    ],
    1,
  ],
])('nine of ten of %j do not exceed %s', (counts, value) =>
  expect(ninetieth(counts.map(([one, times]) => ({ value: one, times })))).toBe(value),
);
