import { expect, it } from 'vitest';
import { readUnspscRow } from './unspsc-row.ts';

it.each([
  ['31000000', 1, null],
  ['31160000', 2, '31000000'],
  ['31161500', 3, '31160000'],
  ['31161504', 4, '31161500'],
])('%s is of level %i below %s', (code, level, parentCode) => {
  expect(readUnspscRow({ code, name_zh: '螺钉', name_en: 'Screws' })).toEqual({
    code,
    level,
    parentCode,
    nameZh: '螺钉',
    nameEn: 'Screws',
  });
});

it('takes the level that is named, and one name for both', () => {
  const segment = { code: '31161500', level: ' Segment ', name_en: 'Hardware' };
  expect(readUnspscRow(segment)).toMatchObject({ level: 1, parentCode: null, nameZh: null, nameEn: 'Hardware' });
  expect(readUnspscRow({ code: '31000000', level: '', name_zh: '五金' })).toMatchObject({ level: 1, nameEn: '五金' });
});

it.each([
  [{ code: '3116', name_zh: '螺钉' }, '编码“3116”不是 8 位数字'],
  [{ code: '31160000', level: 'gruppe', name_zh: '螺钉' }, '不认识的层级“gruppe”'],
  [{ code: '31160000' }, '没有名称'],
  [{ code: '31160000', name_zh: ' ', name_en: ' ' }, '没有名称'],
])('refuses %j', (cells, problem) => expect(readUnspscRow(cells as Record<string, string>)).toEqual({ problem }));
