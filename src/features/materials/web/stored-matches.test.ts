import { expect, it } from 'vitest';
import { parseMatches } from './stored-matches.ts';

const MATCH = { materialCode: 'MAT-000123', itemCode: 'A1', productName: '螺钉' };

it.each([
  ['what the search has left', JSON.stringify([MATCH]), 'mat 000123', [MATCH]],
  ['another code', JSON.stringify([MATCH]), 'MAT-000124', []],
  ['nothing', null, 'MAT-000123', []],
  ['something else', '{"a":1}', 'MAT-000123', []],
  ['half an entry', JSON.stringify([{ materialCode: 'MAT-000123' }, null, 7]), 'MAT-000123', []],
  ['no JSON', '[', 'MAT-000123', []],
])('reads %s', (_, text, keyword, matches) => {
  expect(parseMatches(text, keyword)).toEqual(matches);
});
