import { expect, it } from 'vitest';
import { comesLate } from './comes-late.ts';
import { PAGES } from './page-table.ts';

/** What every browser starts with: the way from a search to a confirmed order, the way in, and what is shown when a line is gone. */
const FIRST = ['/', '/search.html', '/c-{id}.html', '/b-{id}.html', '/u-{id}.html', '/cart.html', '/orderConfirm.html'];
const WAY_IN = ['/login', '/login.html'];
const FAILED = ['/404.html', '/errorResult.html', '/netError.html'];

it('leaves the few pages that most visits see', () => {
  const first = PAGES.map(({ path }) => path).filter((path) => !comesLate(path));
  expect(first.toSorted()).toEqual([...FIRST, ...WAY_IN, ...FAILED].toSorted());
});

it.each(['/no-such-page.html', '/userx', '/deskx.html', '/u-share.html'])('knows nothing of %s', (path) => {
  expect(comesLate(path)).toBe(false);
});
