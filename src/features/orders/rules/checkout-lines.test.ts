import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCheckoutLines, writeCheckoutLines } from './checkout-lines.ts';

describe('lines in an address', () => {
  it.each([
    ['FAS1204418:20,BRG6204002:6', ['FAS1204418:20', 'BRG6204002:6']],
    ['A:1,A:3', ['A:3']],
    [' A:1 , B:2 ', ['A:1', 'B:2']],
    ['A:1,B:999999', ['A:1', 'B:999999']],
    ['A:0,B:-1,C:1.5,D:1000000,E,F:,:5', []],
    ['', []],
    ['<script>:1', []],
  ])('%j', (text, expected) => {
    expect(readCheckoutLines(text).map(({ skuCode, quantity }) => `${skuCode}:${quantity}`)).toEqual(expected);
  });

  it('come back as they were written', () => {
    const skuCode = fc.stringMatching(/^[0-9A-Z][0-9A-Z\-_.+/]{0,20}$/);
    const line = fc.record({ skuCode, quantity: fc.integer({ min: 1, max: 999_999 }) });
    fc.assert(
      fc.property(fc.uniqueArray(line, { maxLength: 50, selector: (one) => one.skuCode }), (lines) => {
        expect(readCheckoutLines(writeCheckoutLines(lines))).toEqual(lines);
      }),
    );
  });
});
