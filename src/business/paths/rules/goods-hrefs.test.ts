import { expect, it } from 'vitest';
import { itemCodeIn, itemHref } from './goods-hrefs.ts';
import { SEARCH_PATH } from './goods-paths.ts';

it.each([
  ['/u-FAS4900029.html', 'FAS4900029'],
  ['/u-A1.html?searchId=7', 'A1'],
  ['/u-A1.html#series', 'A1'],
  ['/u-A%2F7.html', 'A/7'],
  ['/u-%E8%9E%BA%E6%A0%93.html', '螺栓'],
  [itemHref('a b+c', 'x/y'), 'a b+c'],
])('%s leads to item %s', (href, itemCode) => {
  expect(itemCodeIn(href)).toBe(itemCode);
});

it.each([
  ...['/', '/c-FAS.html', '/u-.html', '/u-A1', '/u-A1.htm', '/u-A1.html5', '/u-a/b.html', '/x/u-A1.html', 'u-A1.html'],
  // Of a search, not of an item; and what no number is written like.
  ...[`${SEARCH_PATH}?from=/u-A1.html`, '/u-?A1.html', '/u-%zz.html'],
])('%s leads to none', (href) => {
  expect(itemCodeIn(href)).toBeNull();
});
