import { describe, expect, it } from 'vitest';
import { isPageHref, splitHref } from './split-href.ts';

it.each([
  ['/', { to: '/', search: {}, hash: undefined }],
  [
    '/search.html?keyword=M8+30&page=2',
    { to: '/search.html', search: { keyword: 'M8 30', page: '2' }, hash: undefined },
  ],
  ['/u-A%2FB.html#docs', { to: '/u-A%2FB.html', search: {}, hash: 'docs' }],
  ['/u-A$1.html', { to: '/u-A%241.html', search: {}, hash: undefined }],
  ['/search.html?keyword=a%3Fb?c', { to: '/search.html', search: { keyword: 'a?b?c' }, hash: undefined }],
])('splits %s', (href, parts) => {
  expect(splitHref(href)).toEqual(parts);
});

describe('isPageHref', () => {
  it.each(['/', '/cart.html'])('%s is a page', (href) => expect(isPageHref(href)).toBe(true));
  it.each(['//elsewhere.cn', 'https://elsewhere.cn', 'tel:400', '#part', ''])('%s is not', (href) =>
    expect(isPageHref(href)).toBe(false),
  );
});
