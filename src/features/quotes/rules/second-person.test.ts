import { expect, it } from 'vitest';
import { mayReview } from './second-person.ts';

it.each([
  [3n, [1n, 2n], true],
  [3n, [], true],
  [1n, [1n, 2n], false],
  [2n, [1n, 2n], false],
  [3n, [1n, null], true],
  [null, [1n], false],
])('%s beside the makers %o may review: %s', (userId, makers, may) => {
  expect(mayReview(userId, makers)).toBe(may);
});
