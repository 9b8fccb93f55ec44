import { expect, it } from 'vitest';
import { defaultTextOf } from './default-text.ts';
import { searchIntent } from './search-intent.ts';

it.each([
  ['a prompt', '输入<b>产品编码</b>、产品名称或品牌', ''],
  ['nothing', '', ''],
  ['a link elsewhere', '<a href="/promotion/clearance.html?keyword=x">清仓</a>', ''],
  [
    'an offered search',
    '今日推荐 <a href="/search.html?keyword=%E9%98%B2%E6%8A%A4%E6%89%8B%E5%A5%97">防护手套</a>',
    '防护手套',
  ],
  ['one with more to it', '<a class="x" href="/search.html?searchScope=4&amp;keyword=M8 ">M8</a>', 'M8'],
  ['the first of two', '<a href="/search.html?keyword=a">a</a><a href="/search.html?keyword=b">b</a>', 'a'],
  ['a search without a word', '<a href="/search.html?searchScope=1">全部</a>', ''],
])('%s', (_, html, text) => expect(defaultTextOf(html)).toBe(text));

it('leads home from an empty box under a prompt', () => {
  expect(searchIntent('', defaultTextOf('输入<b>产品编码</b>、产品名称或品牌'))).toEqual({ kind: 'home' });
});
