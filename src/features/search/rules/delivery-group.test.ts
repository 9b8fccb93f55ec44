import { expect, it } from 'vitest';
import { deliveryGroup } from './delivery-group.ts';

it.each([
  [0, null, 'today'],
  [1, null, 'today'],
  [2, 30, 'today'],
  [3, null, 'later'],
  [3, 1, 'within3'],
  [3, 3, 'within3'],
  [3, 4, 'within7'],
  [3, 7, 'within7'],
  [3, 8, 'later'],
  [4, null, 'custom'],
  [4, 7, 'within7'],
  [5, null, 'direct'],
  [5, 3, 'direct'],
  [6, null, 'later'],
  [6, 3, 'within3'],
  [7, null, 'none'],
  [8, null, 'none'],
  [9, null, 'custom'],
  [9, 3, 'custom'],
  [10, null, 'none'],
  [11, 3, 'within3'],
  [12, null, 'later'],
  [13, 3, 'none'],
] as const)('dayType %i with %s days is %s', (dayType, days, group) =>
  expect(deliveryGroup(dayType, days)).toBe(group),
);
