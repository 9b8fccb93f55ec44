import { expect, it } from 'vitest';
import { splitLinks } from './text-links.ts';

it.each([
  ['', []],
  ['没有链接', []],
  ['https://shop.test/a', ['https://shop.test/a']],
  [
    '请打开 https://shop.test/activation.html?code=Ab-_9&x=1#top，30 分钟内有效。',
    ['https://shop.test/activation.html?code=Ab-_9&x=1#top'],
  ],
  ['See https://shop.test/a. Then http://shop.test/b!', ['https://shop.test/a', 'http://shop.test/b']],
  ['(https://shop.test/a)', ['https://shop.test/a']],
  ['链接：https://shop.test/a\nhttps://shop.test/b', ['https://shop.test/a', 'https://shop.test/b']],
  ['javascript:alert(1) data:text/html,x ftp://shop.test/', []],
  ['https://shop.test/"onclick="x', ['https://shop.test/']],
  ['<https://shop.test/a>', ['https://shop.test/a']],
])('finds the addresses in %j and loses no character', (text, addresses) => {
  const parts = splitLinks(text);
  expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual(addresses);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
