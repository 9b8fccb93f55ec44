import { expect, it } from 'vitest';
import type { PageRow } from '../page-table.ts';
import { sessionOverTarget } from './session-over.ts';

const row = (path: string): PageRow => ({ path, file: 'x', layout: 'default', title: 'x', access: 'public' });

it.each([
  ['/search.html', '/search.html?keyword=a', null],
  ['/c-{id}.html', '/c-FAS.html', null],
  ['/u-{id}.html', '/u-A1.html', null],
  ['/login.html', '/login.html?from=%2F', null],
  ['/mobile-login.html', '/mobile-login.html', null],
  ['/cart.html', '/login.html', null],
  ['/cart.html', '/cart.html?a=1', '/login.html?from=%2Fcart.html%3Fa%3D1'],
  ['/general.html', '/general.html', '/login.html?from=%2Fgeneral.html'],
  ['/', '/', '/login.html'],
])('%s', (path, href, expected) => {
  expect(sessionOverTarget(row(path), href)).toBe(expected);
});
