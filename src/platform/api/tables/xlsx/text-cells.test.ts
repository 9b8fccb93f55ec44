import { expect, it } from 'vitest';
import { plainText } from './text-cells.ts';

it.each([
  ['M8_x000D_\nM10', 'M8\nM10'],
  ['a_x005F_x000D_', 'a_x000D_'],
  ['_xD83D__xDE00_', '😀'],
  // What no database keeps.
  ['A_xD83D_1', 'A\ufffd1'],
  ['_xDE00_A_xd83d_', '\ufffdA\ufffd'],
  ['A_x0000_1', 'A1'],
  // No codes.
  ['A_x12', 'A_x12'],
  ['A_x0000', 'A_x0000'],
])('reads %j as %j', (written, text) => {
  expect(plainText(written)).toBe(text);
});
