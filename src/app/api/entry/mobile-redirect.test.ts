import { describe, expect, it } from 'vitest';
import { isPhone, mobileTarget } from './mobile-redirect.ts';

const SITE = 'https://m.shop.example';
const target = (path: string, sc: string | null = null) =>
  mobileTarget(new URL(path, 'https://shop.example'), SITE, sc);

describe('the mobile site', () => {
  it.each([
    ['/u-FAS1204418.html?searchId=1', `${SITE}/product.html?searchId=1&item_no=FAS1204418`],
    ['/user/transaction/orderDetail.html?orderNo=SO1', `${SITE}/user/transaction/orderDetail.html?orderNo=SO1`],
    ['/user/transaction/quotaDetail.html', `${SITE}/user/transaction/quotaDetail.html`],
    ['/user/smart/workDetail.html', `${SITE}/user/smart/workDetail.html`],
    ['/shareLogistics.html?a=1&b=2', `${SITE}/shareLogistics.html?a=1&b=2`],
    ['/shareQuotaSmart.html?code=x', `${SITE}/shareQuotaSmart.html?code=x`],
    ['/shareOrderSmart.html?code=x', `${SITE}/shareOrderSmart.html?code=x`],
    ['/activation_psw.html?code=x', `${SITE}/activation_psw.html?code=x`],
    ['/shareModifyInfo.html', `${SITE}/shareModifyInfo.html`],
  ])('takes %s', (path, expected) => {
    expect(target(path)).toBe(expected);
  });

  it.each([
    ...['/', '/cart.html', '/search.html', '/activity/survey.html', '/survey', '/login.html', '/u-a/b.html'],
    // No number is written like that: the shop itself says that there is no such item.
    '/u-%zz.html',
  ])('does not take %s', (path) => {
    expect(target(path)).toBeNull();
  });

  it('gets the sales code of an earlier visit, and never two', () => {
    expect(target('/u-A.html', 'S1')).toBe(`${SITE}/product.html?item_no=A&sc=S1`);
    expect(target('/u-A.html?sc=S2', 'S1')).toBe(`${SITE}/product.html?sc=S2&item_no=A`);
  });

  it('is not there unless configured', () => {
    expect(mobileTarget(new URL('https://shop.example/u-A.html'), null, null)).toBeNull();
  });
});

describe('a phone', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
    ['', false],
  ])('%s: %s', (agent, expected) => {
    expect(isPhone(new Headers({ 'user-agent': agent }))).toBe(expected);
  });

  it('may say so by client hint', () => {
    expect(isPhone(new Headers({ 'sec-ch-ua-mobile': '?1' }))).toBe(true);
  });
});
