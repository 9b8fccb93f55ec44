import { expect, it } from 'vitest';
import { withLastLatest } from './with-last-latest.ts';

it.each([
  ['a clock behind the one before it', [10, 20, 15], [10, 20, 21]],
  ['the same moment', [10, 20, 20], [10, 20, 21]],
  ['a clock that went on', [10, 20, 30], [10, 20, 30]],
  ['the first of all', [10], [10]],
  ['none', [], []],
])('has the last one latest: %s', (_, times, latest) => {
  const entries = times.map((when) => ({ when, tag: 'kept' }));
  expect(withLastLatest(entries)).toEqual(latest.map((when) => ({ when, tag: 'kept' })));
});
