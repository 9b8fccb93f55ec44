import { describe, expect, it } from 'vitest';
import { clues } from './clues.ts';

const row = { goodsCode: '', customerCode: '', mpn: '' };
const tried = (part: Partial<typeof row>) => clues({ ...row, ...part }).map(({ text, kinds }) => [text, ...kinds]);

describe('what a row may be found by', () => {
  it('is its own column first, then what else the number may be', () => {
    expect(tried({ customerCode: 'C' })).toEqual([
      ['C', 'customer'],
      ['C', 'item', 'mpn'],
    ]);
    expect(tried({ mpn: 'M' })).toEqual([
      ['M', 'mpn'],
      ['M', 'item', 'customer'],
    ]);
    expect(tried({ goodsCode: 'G' })).toEqual([
      ['G', 'item'],
      ['G', 'customer'],
      ['G', 'mpn'],
    ]);
    expect(tried({ goodsCode: 'G', customerCode: 'C' })[2]).toEqual(['C', 'customer']);
    expect(clues(row)).toEqual([]);
  });

  it('asks where figures of the own codes alone would name goods of another number', () => {
    const sureOf = (customerCode: string) => clues({ ...row, customerCode }).map(({ sure }) => sure);
    expect(sureOf('6204')).toEqual([true, false]);
    expect(sureOf('6204-2RS')).toEqual([true, true]);
  });
});
