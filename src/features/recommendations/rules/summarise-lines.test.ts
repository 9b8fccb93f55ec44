import { expect, it } from 'vitest';
import { summariseLines } from './summarise-lines.ts';

const category = (code: string, purchased: boolean) => ({ line: { code, name: `${code} 类` }, purchased });

it('counts what the industry and the own firm buy of each line, the widest line first', () => {
  const lines = summariseLines([
    category('PPE', true),
    category('FAS', true),
    category('FAS', false),
    category('FAS', true),
  ]);
  expect(lines).toEqual([
    { categoryCode: 'FAS', categoryName: 'FAS 类', categoryCount: 3, purchasedCount: 2 },
    { categoryCode: 'PPE', categoryName: 'PPE 类', categoryCount: 1, purchasedCount: 1 },
  ]);
});

it('stands equal lines by their code, however they came', () => {
  const codes = (...given: string[]) =>
    summariseLines(given.map((code) => category(code, false))).map((line) => line.categoryCode);
  expect(codes('B', 'A', 'C')).toEqual(['A', 'B', 'C']);
  expect(codes('C', 'B', 'A')).toEqual(['A', 'B', 'C']);
});
