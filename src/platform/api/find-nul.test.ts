import { describe, expect, it } from 'vitest';
import { findNul } from './find-nul.ts';

describe('NUL in what is sent', () => {
  it.each([
    ['a text', { keyword: 'M8\0' }, 'keyword'],
    ['a list', { skuCodes: ['A1', '\0'] }, 'skuCodes.1'],
    ['a line of a list', { lines: [{ note: 'ok' }, { note: 'a\0b' }] }, 'lines.1.note'],
    ['a body that is a list', [{ skuCode: '\0' }], '0.skuCode'],
    ['the name of a field', { 'a\0b': 1 }, 'ab'],
  ])('is found in %s', (_, input, path) => {
    expect(findNul(input)).toBe(path);
  });

  it.each([
    ['nothing', undefined],
    ['null', { keyword: null }],
    ['every other control character', { note: '\u0001\t\n\u001f\u007f' }],
    ['the digit', { quantity: 0, code: '0' }],
  ])('is not seen in %s', (_, input) => {
    expect(findNul(input)).toBeNull();
  });

  it('is looked for at any depth', () => {
    let deep: unknown = '\0';
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(findNul({ deep })).toBe('deep.0.0.0.0.0.0.0');
  });
});
