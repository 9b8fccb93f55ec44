import { expect, it } from 'vitest';
import { createRecentSet } from './recent-set.ts';

it('forgets the one not seen for longest', () => {
  const recent = createRecentSet(2);
  for (const key of ['a', 'b', 'a', 'c']) recent.add(key);
  expect(['a', 'b', 'c'].filter(recent.has)).toEqual(['a', 'c']);
});
