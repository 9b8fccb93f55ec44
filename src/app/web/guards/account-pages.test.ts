import { expect, it } from 'vitest';
import { isAccountPage } from './account-pages.ts';

it.each([
  ...['/', '/cart.html', '/orderConfirm.html', '/orderPay.html', '/quote.html', '/approval.html'],
  ...['/user/system/user.html', '/user/system/costCenter.html', '/user/transaction/order.html'],
])('%s is loaded anew', (path) => {
  expect(isAccountPage(path)).toBe(true);
});

it.each(['/search.html', '/u-A1.html', '/c-FAS.html', '/b-1.html', '/netCheck.html', '/userRegulations.html'])(
  '%s stays and fetches the user',
  (path) => {
    expect(isAccountPage(path)).toBe(false);
  },
);
