import { expect, it } from 'vitest';
import { reportCell, reportLine } from './report-line.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+49 30', `"'+49 30"`],
  ['-5', '"-5"'],
  ['-5+cmd', `"'-5+cmd"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
  [' =1', `"' =1"`],
  ['a"b', '"a""b"'],
  ['5NOMT20', '"5NOMT20"'],
  [12, '"12"'],
])('writes %j as %s', (value, expected) => {
  expect(reportCell(value)).toBe(expected);
});

it('ends lines as spreadsheets expect', () => {
  expect(reportLine([2, '新增'])).toBe('"2","新增"\r\n');
});
