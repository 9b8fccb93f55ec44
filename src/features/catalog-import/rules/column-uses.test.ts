import { expect, it } from 'vitest';
import { usesOf, wishesFrom } from './column-uses.ts';
import { guessColumns } from './guess-columns.ts';

const HEADERS = ['料号', '名称', '单价', '折扣组', '颜色'];

it('shows a mapping column by column and reads it back', () => {
  const uses = usesOf(guessColumns(HEADERS));
  expect(uses.map(({ use }) => use)).toEqual(['itemNo', 'name', 'price', 'ignore', 'attribute']);
  expect(usesOf(guessColumns(HEADERS, wishesFrom(uses)))).toEqual(uses);
});

it('guesses nothing that a person took away', () => {
  const uses = usesOf(guessColumns(HEADERS)).map((use) => (use.use === 'price' ? { ...use, use: 'ignore' } : use));
  expect(guessColumns(HEADERS, wishesFrom(uses)).fields.price).toBeUndefined();
});

it('gives a field named twice to its first column', () => {
  const wishes = wishesFrom([
    { header: 'A', use: 'name' },
    { header: 'B', use: 'name' },
  ]);
  expect(wishes.columns.name).toBe('A');
});

it('leaves out by name what is ignored; a column without one needs no wish', () => {
  const ignored = [
    { header: '折扣组', use: 'ignore' },
    { header: '', use: 'ignore' },
  ];
  expect(wishesFrom(ignored).ignore).toEqual(['折扣组']);
});
