import { expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import { asSent, readCounts } from './counts.ts';

const goods = { lineNo: 1, skuCode: 'A1', productName: '螺栓', productImg: '', orderUnit: '盒', quantity: 5 };
const line = { ...goods, ...NO_LINE_FIELDS };

it.each([
  [
    { received: '5', damaged: '', over: '' },
    { received: 5, short: 0, over: 0, damaged: 0 },
  ],
  [
    { received: '3', damaged: '1', over: '' },
    { received: 3, short: 2, over: 0, damaged: 1 },
  ],
  [
    { received: '5', damaged: '', over: '2' },
    { received: 5, short: 0, over: 2, damaged: 0 },
  ],
  [
    { received: '0', damaged: '', over: '' },
    { received: 0, short: 5, over: 0, damaged: 0 },
  ],
])('%o is read as %o', (typed, count) => {
  expect(readCounts([line], [typed])).toEqual({ counts: [{ lineNo: 1, ...count }] });
});

it.each([
  [{ received: '6', damaged: '', over: '' }],
  [{ received: '2', damaged: '3', over: '' }],
  [{ received: '4', damaged: '', over: '1' }],
  [{ received: '', damaged: '', over: '' }],
  [{ received: '1.5', damaged: '', over: '' }],
])('%o is refused with words', (typed) => {
  expect(readCounts([line], [typed])).toMatchObject({ problem: expect.stringContaining('A1') });
});

it('starts from everything as it was sent', () => {
  expect(readCounts([line], asSent([line]))).toEqual({
    counts: [{ lineNo: 1, received: 5, short: 0, over: 0, damaged: 0 }],
  });
});
