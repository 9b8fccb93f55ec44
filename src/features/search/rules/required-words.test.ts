import { describe, expect, it } from 'vitest';
import { putBack, readRequired } from './required-words.ts';

describe('words put back', () => {
  it.each([
    ['内六角 M8 220V', '220V', '内六角 M8 「220V」'],
    ['内六角 m8*33', 'M8×33', '内六角 「M8X33」'],
    ['三角带 「B型」 Q1234', 'Q1234', '三角带 「B型」 「Q1234」'],
  ])('puts %s back with %s', (keyword, word, wanted) => {
    expect(putBack(keyword, word)).toBe(wanted);
  });

  it('reads what must not be set aside', () => {
    const { keyword, required } = readRequired('内六角 「220v」');
    expect([keyword, [...required]]).toEqual(['内六角 220v', ['220V']]);
  });

  it('leaves a keyword without such words as it is', () => {
    expect(readRequired('1/2" 球阀')).toEqual({ keyword: '1/2" 球阀', required: new Set() });
  });
});
