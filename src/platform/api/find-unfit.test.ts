import { describe, expect, it } from 'vitest';
import { findUnfit } from './find-unfit.ts';

const NUL = '含有不可用的控制字符';
const HALF = '含有不完整的字符';

/** A list within a list, so many times. */
function nested(levels: number, inner: unknown = 'M8') {
  let deep = inner;
  for (let level = 0; level < levels; level += 1) deep = [deep];
  return deep;
}

describe('what cannot be kept', () => {
  it.each([
    ['NUL in a text', { keyword: 'M8\0' }, 'keyword', NUL],
    ['NUL in a list', { skuCodes: ['A1', '\0'] }, 'skuCodes.1', NUL],
    ['NUL in a line of a list', { lines: [{ note: 'ok' }, { note: 'a\0b' }] }, 'lines.1.note', NUL],
    ['NUL in a body that is a list', [{ skuCode: '\0' }], '0.skuCode', NUL],
    ['NUL in the name of a field', { 'a\0b': 1 }, 'ab', NUL],
    ['the first half of a pair', { title: '\ud83d' }, 'title', HALF],
    ['the second half of a pair', { lines: [{ note: 'a\ude00b' }] }, 'lines.0.note', HALF],
    ['a half in the name of a field', { 'a\ud800': 1 }, 'a\ufffd', HALF],
  ])('is found: %s', (_, input, path, problem) => {
    expect(findUnfit(input)).toEqual({ path, problem });
  });

  it.each([
    ['nothing', undefined],
    ['null', { keyword: null }],
    ['every other control character', { note: '\u0001\t\n\u001f\u007f' }],
    ['the digit', { quantity: 0, code: '0' }],
    ['a whole pair', { note: '😀' }],
    ['as deep as anything may be', nested(65)],
  ])('is not seen in %s', (_, input) => {
    expect(findUnfit(input)).toBeNull();
  });

  it('is everything that lies too deep', () => {
    expect(findUnfit({ deep: nested(65) })).toEqual({ path: 'deep.0.0.0.0.0.0.0', problem: '嵌套层数过多' });
    expect(findUnfit(nested(100_000))).toMatchObject({ problem: '嵌套层数过多' });
  });
});
