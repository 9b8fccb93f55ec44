import { expect, it } from 'vitest';
import { pageAt } from '../page-at.ts';
import { PAGES } from '../page-table.ts';
import { isAccountPage } from './account-pages.ts';

it.each([
  ...['/', '/cart.html', '/shareCart.html', '/orderConfirm.html', '/toOrderConfirm.html', '/orderPay.html'],
  ...['/order.html', '/orderPaid.html', '/cashier.html', '/print.html', '/quote.html', '/shareQuota/preview.html'],
  ...['/approval.html', '/emailApproval.html', '/batch-order.html', '/batch-import.html', '/purchase.html'],
  ...['/user/system/user.html', '/user/system/org.html', '/user/system/role.html', '/user/system/costCenter.html'],
  ...['/user/transaction/order.html', '/user/transaction/orderDetail.html', '/user/user-center.html'],
  ...['/user/transaction/inquiryCreate.html', '/desk/quotes.html'],
])('%s is loaded anew', (path) => {
  expect(isAccountPage(pageAt(path))).toBe(true);
});

it.each([
  ...['/search.html', '/u-A1.html', '/c-FAS.html', '/b-1.html', '/brandindex.html', '/searchMaterial.html'],
  ...['/netCheck.html', '/userRegulations.html', '/login.html', '/shareQuota.html', '/no-such-page.html'],
])('%s stays and fetches the user', (path) => {
  expect(isAccountPage(pageAt(path))).toBe(false);
});

it('holds every page behind the login but those of goods: a new one is among them the day it is made', () => {
  const left = PAGES.filter((page) => page.access === 'login' && !isAccountPage(page)).map(({ path }) => path);
  expect(left.sort()).toEqual(['/b-{id}.html', '/brandindex.html']);
});
