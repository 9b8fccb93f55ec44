import { expect, it } from 'vitest';
import { PAGE_ROWS } from '#app/web/page-rows.ts';
import { rowsFor } from './front-pages.ts';

it('gives browsers every page once, in two parts', () => {
  const given = [...rowsFor(false), ...rowsFor(true)].map(({ path }) => path);
  expect(given.toSorted()).toEqual(PAGE_ROWS.map(({ path }) => path).toSorted());
});

it('says of a page what its guards ask, and nothing that only the build knows', () => {
  expect(rowsFor(false).find(({ path }) => path === '/cart.html')).toEqual({
    path: '/cart.html',
    title: '购物车',
    only: expect.arrayContaining([expect.any(String)]),
  });
  expect(rowsFor(true).find(({ path }) => path === '/user/transaction/order.html')).toMatchObject({
    permission: 'ORDER_MANAGEMENT',
  });
  for (const row of [...rowsFor(false), ...rowsFor(true)]) {
    expect(
      Object.keys(row).filter((key) => !['path', 'title', 'access', 'only', 'permission', 'also'].includes(key)),
    ).toEqual([]);
  }
});
