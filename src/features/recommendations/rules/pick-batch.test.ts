import { expect, it } from 'vitest';
import { pickBatch } from './pick-batch.ts';

const list = [1, 2, 3, 4, 5, 6, 7];

it.each([
  [0, 3, [1, 2, 3]],
  [1, 3, [4, 5, 6]],
  [2, 3, [7]],
  [3, 3, [1, 2, 3]],
  [10_000, 7, list],
  [1, 24, list],
])('batch %i of %i', (batch, size, expected) => expect(pickBatch(list, batch, size)).toEqual(expected));

it('has nothing to pick from an empty list', () => expect(pickBatch([], 5, 3)).toEqual([]));
