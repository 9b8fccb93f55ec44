import { expect, it } from 'vitest';
import { createRecentMap } from './recent-map.ts';

it('forgets the one not set for longest, and keeps what was set last', () => {
  const recent = createRecentMap<number>(2);
  for (const [at, key] of ['a', 'b', 'a', 'c'].entries()) recent.set(key, at);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([2, undefined, 3]);
});
