import { expect, it } from 'vitest';
import { productSearch } from '../contract/search-schemas.ts';
import { missWord } from './miss-words.ts';

const wordOf = (asked: object) => missWord(productSearch.parse(asked));

it.each([
  ['m8 螺栓', 'M8螺栓'],
  ['6204－2RS', '6204-2RS'],
  ['  ', null],
  ['一'.repeat(30), '一'.repeat(30)],
  ['一'.repeat(31), null],
  ['找 13800138000 的订单', null],
  ['138-0013-8000', null],
  ['138 0013 8000', null],
  ['+86（138）0013.8000', null],
  ['11010519900307-123x', null],
  ['6222 0200 1234 5678 901', null],
  ['6204-2RS-15-100', '6204-2RS-15-100'],
  ['ann@firm.example', null],
  ['11010519900307123x', null],
])('%s is counted as %s', (keyword, word) => {
  expect(wordOf({ keyword })).toBe(word);
});

it.each([
  [{ pageNo: 2 }],
  [{ price: '1~2' }],
  [{ categoryCodes: ['C1'] }],
  [{ brandCodes: ['B1'] }],
  [{ delivery: ['today'] }],
  [{ attributes: { 规格: ['M8'] } }],
])('a search narrowed by %o says nothing of its word', (filter) => {
  expect(wordOf({ keyword: '螺栓', ...filter })).toBeNull();
});
