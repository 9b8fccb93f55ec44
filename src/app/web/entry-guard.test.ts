import { expect, it } from 'vitest';
import { entryRedirect } from './entry-guard.ts';
import type { PageRow } from './page-table.ts';

const page = (access: PageRow['access']): PageRow => ({
  path: '/x',
  file: 'x.tsx',
  layout: 'default',
  title: '页面',
  access,
});

it.each([
  ['a visitor on a public page stays', page('public'), false, '/search.html?keyword=a', null],
  [
    'a visitor on any other page logs in and comes back',
    page('login'),
    false,
    '/cart.html?a=1&b=2',
    '/login.html?from=%2Fcart.html%3Fa%3D1%26b%3D2',
  ],
  ['the home page needs no return path', page('login'), false, '/', '/login.html'],
  ['a user goes anywhere', page('login'), true, '/cart.html', null],
  ['an unknown page is shown as not found, not as a login', undefined, false, '/nowhere', null],
])('%s', (_, row, signedIn, path, expected) => {
  expect(entryRedirect({ page: row, signedIn, path })).toBe(expected);
});
