import { describe, expect, it } from 'vitest';
import { followedPath, shareAddress } from './share-address.ts';
import { MAX_RECOMMENDED, shareState } from './share-kinds.ts';
import { shareTarget } from './share-target.ts';

const ORIGIN = 'https://shop.example';

describe('what an address shares', () => {
  it.each([
    ['/shareQuota.html?quoteNo=BJ260101000001', 'quote', 'BJ260101000001'],
    [`${ORIGIN}/user/transaction/quotaDetail.html?quoteNo=BJ260101000001&tab=1`, 'quote', 'BJ260101000001'],
    ['/quotaAssist.html?quoteNo=BJ260101000001', 'quote_help', 'BJ260101000001'],
    ['/shareModifyInfo.html?orderNo=SO260101000001', 'details', 'SO260101000001'],
    ['/shareModifyInfo.html?quoteNo=BJ260101000001', 'details', 'BJ260101000001'],
    ['/user/transaction/orderDetail.html?orderNo=SO260101000001', 'order', 'SO260101000001'],
    ['/shareLogistics.html?orderNo=SO260101000001', 'logistics', 'SO260101000001'],
    ['/shareRecommend.html?items=A1,B-2,A1', 'recommend', 'A1,B-2'],
    ['/u-FAS1204418.html?searchId=x&sc=S1&token=abc', 'product', 'FAS1204418'],
    ['/u-A%2F7.html', 'product', 'A/7'],
    ['/search.html?keyword=%E8%9E%BA%E9%92%89&sc=S1', 'page', '/search.html?keyword=%E8%9E%BA%E9%92%89'],
    ['/', 'page', '/'],
    ['/activity/survey.html?code=spring', 'survey', '/activity/survey.html?code=spring'],
  ])('%s', (url, kind, objectNo) => {
    expect(shareTarget(url, ORIGIN)).toEqual({ kind, objectNo });
  });

  it.each([
    ...['', ' ', 'javascript:alert(1)', 'https://evil.example/', '//evil.example/', '/\\evil.example/'],
    ...['https://shop.example.evil.example/', 'https://user@shop.example/', 'http://shop.example/'],
    ...['/shareQuota.html', '/shareQuota.html?quoteNo=%', '/shareQuota.html?quoteNo=SO260101000001'],
    ...[
      '/shareOrder.html?orderNo=',
      '/shareRecommend.html',
      '/shareRecommend.html?items=%25',
      '/desk/orders.html',
      '/shareQuotaSmart.html?quoteNo=BJ260101000001',
      '/shareOrderSmart.html?orderNo=SO260101000001',
      '/u-%zz.html',
      '/u-a%20b.html',
    ],
    `/shareRecommend.html?items=${Array.from({ length: MAX_RECOMMENDED + 1 }, (_, n) => `A${n}`).join(',')}`,
    `/search.html?keyword=${'x'.repeat(500)}`,
  ])('nothing: %s', (url) => {
    expect(shareTarget(url, ORIGIN)).toBeNull();
  });
});

describe('the address of a link', () => {
  it('carries the code, the app and the sales code, and never a number', () => {
    expect(shareAddress(ORIGIN, { kind: 'quote', code: 'abc', salesCode: 'S1' })).toBe(
      `${ORIGIN}/shareQuota.html?code=abc&appCode=009&sc=S1`,
    );
    expect(shareAddress(ORIGIN, { kind: 'product', code: 'abc', salesCode: 'S1' })).toBe(`${ORIGIN}/s?code=abc`);
  });

  it.each([
    [{ kind: 'product', objectNo: 'A1', salesCode: 'S1' }, '/u-A1.html?sc=S1'],
    [{ kind: 'page', objectNo: '/search.html?keyword=a', salesCode: 'S1' }, '/search.html?keyword=a&sc=S1'],
    [{ kind: 'page', objectNo: '/', salesCode: null }, '/'],
  ])('of a page leads on: %j', (link, path) => {
    expect(followedPath(link)).toBe(path);
  });
});

it('a link is over when its time is, and at once when it is revoked', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  const later = new Date('2026-06-02T00:00:00Z');
  expect(shareState({ expiresAt: later, revokedAt: null }, now)).toBe('open');
  expect(shareState({ expiresAt: now, revokedAt: null }, now)).toBe('expired');
  expect(shareState({ expiresAt: later, revokedAt: now }, now)).toBe('revoked');
});

it.each([
  ['a page', '/search.html?keyword=', 500],
  ['a list of goods', '/shareRecommend.html?items=A1&x=', 3000],
])('shares %s up to its longest address', (_, start, longest) => {
  const of = (length: number) => shareTarget(start.padEnd(length, 'x'), ORIGIN);
  expect([of(longest) === null, of(longest + 1)]).toEqual([false, null]);
});
