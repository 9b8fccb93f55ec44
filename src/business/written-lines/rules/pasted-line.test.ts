import { expect, it } from 'vitest';
import { parsePastedRows } from './parse-pasted-rows.ts';
import { pastedLine } from './pasted-line.ts';

it.each(['AB123\t10', 'AB123\t内六角螺钉\t10', 'AB123\t10\tMAT-1\t急'])('%j is written as it is read', (line) => {
  expect(parsePastedRows(line).map(pastedLine)).toEqual([line]);
});
