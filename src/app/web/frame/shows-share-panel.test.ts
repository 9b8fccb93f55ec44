import { expect, it } from 'vitest';
import { BUILT_PATHS } from '../page-table.ts';
import { showsSharePanel } from './shows-share-panel.ts';

const SALES = { participantExtendType: 5, sellerCode: 'S20815' };

it.each([
  '/',
  '/u-{id}.html',
  '/user/transaction/orderDetail.html',
  '/user/transaction/quotaDetail.html',
  '/shareOrder.html',
])('stands beside %s for a sales account alone', (path) => {
  expect(BUILT_PATHS.has(path)).toBe(true);
  expect(showsSharePanel(SALES, path)).toBe(true);
  expect(showsSharePanel({ ...SALES, sellerCode: null }, path)).toBe(false);
  expect(showsSharePanel({ ...SALES, participantExtendType: 1 }, path)).toBe(false);
  expect(showsSharePanel(null, path)).toBe(false);
});

it.each(['/cart.html', '/search.html', '/login.html', '/user/personal/info.html', ''])('stays away from %s', (path) => {
  expect(showsSharePanel(SALES, path)).toBe(false);
});
