import { expect, it } from 'vitest';
import { pageAt } from './page-at.ts';

it.each([
  ['/', '/'],
  ['/u-AB1.html', '/u-{id}.html'],
  ['/netCheck.html', '/netCheck.html'],
  ['/netCheckXhtml', undefined],
  ['/u-a/b.html', undefined],
  ['/no-such-page.html', undefined],
  ['', undefined],
])('address %s belongs to page %s', (pathname, path) => {
  expect(pageAt(pathname)?.path).toBe(path);
});
