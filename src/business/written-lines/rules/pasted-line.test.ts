import { expect, it } from 'vitest';
import { parsePastedRows } from './parse-pasted-rows.ts';
import { pastedLine } from './pasted-line.ts';

it.each(['AB123\t10', 'AB123\t内六角螺钉\t10', 'AB123\t10\tMAT-1\t急'])('%j is written as it is read', (line) => {
  expect(parsePastedRows(line).map(pastedLine)).toEqual([line]);
});

it('keeps what stood in columns of its own', () => {
  const [row] = parsePastedRows('编码\t数量\t项目\t期望到货日\t备注\nAB123\t10\t技改\t2026-12-01\t急');
  expect(row && pastedLine(row)).toBe('AB123\t10\t\t急 项目 技改 期望到货 2026-12-01');
});
