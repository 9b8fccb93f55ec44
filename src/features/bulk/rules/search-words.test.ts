import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  [{ name: '内六角螺钉', goodsCode: '', mpn: 'M8×30' }, '内六角螺钉 M8×30'],
  [{ name: '内六角螺钉 M8', goodsCode: '', mpn: 'M8' }, '内六角螺钉 M8'],
  [{ name: '', goodsCode: '手套', mpn: '' }, '手套'],
  [{ name: '', goodsCode: 'AB123', mpn: 'M8' }, null],
  [{ name: '很'.repeat(80), goodsCode: '', mpn: '' }, '很'.repeat(60)],
])('%j is looked for as %j', (row, words) => {
  expect(searchWords(row)).toBe(words);
});
