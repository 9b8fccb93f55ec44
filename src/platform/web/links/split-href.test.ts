import { describe, expect, it } from 'vitest';
import { isPageHref, routerHref, splitHref } from './split-href.ts';

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

describe('routerHref', () => {
  it.each([
    ['/u-A1.html', '/u-A1.html'],
    ['/search.html?keyword=M8%20内六角', '/search.html?keyword=M8+%E5%86%85%E5%85%AD%E8%A7%92'],
    ['/search.html?keyword=M8*30&sort=new', '/search.html?keyword=M8*30&sort=new'],
    ['/search.html?keyword=&sort=new#top', '/search.html?sort=new#top'],
    ['/search.html?keyword=', '/search.html'],
    ['/search.html?from=/cart.html', '/search.html?from=%2Fcart.html'],
  ])('%s is written %s', (href, written) => {
    expect(routerHref(href)).toBe(written);
    expect(routerHref(written)).toBe(written);
  });
});
