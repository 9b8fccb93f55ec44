import { expect, it } from 'vitest';
import { parseCodes } from './parse-codes.ts';

it.each([
  ['A1\nA2\r\nA3', ['A1', 'A2', 'A3']],
  ['A1, A2，A3；A4、A5\tA6', ['A1', 'A2', 'A3', 'A4', 'A5', 'A6']],
  [' A1  A1 ', ['A1']],
  ['  \n', []],
])('%j', (text, codes) => expect(parseCodes(text)).toEqual(codes));
