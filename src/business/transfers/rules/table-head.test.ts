import { expect, it } from 'vitest';
import { findHead, HEAD_ROWS } from './table-head.ts';

const words = (brackets: boolean) => ({
  columns: { name: ['姓名', 'name'], phone: ['电话'] },
  isEnough: (found: ReadonlySet<'name' | 'phone'>) => found.has('name'),
  brackets,
});
const rowsOf = (...rows: string[][]) => rows.map((cells, at) => ({ rowNumber: at + 1, cells }));

it.each([
  [['姓名', '电话'], true, '甲', '1'],
  [['电话', ' NAME '], true, '1', '甲'],
  [['Ｎａｍｅ', '电话（手机或座机）'], true, '甲', '1'],
  [['姓名', '电话（手机）'], false, '甲', ''],
  [['姓名(中文)', '姓名'], false, '1', ''],
  [['姓名 (中文)', '姓名'], true, '甲', ''],
  [['姓名', '姓名'], true, '甲', ''],
])('reads %j by its words, brackets explain: %s', (head, brackets, name, phone) => {
  const found = findHead(rowsOf(['名单'], head, ['甲', '1']), words(brackets));
  expect(found?.below.map(({ rowNumber }) => rowNumber)).toEqual([3]);
  expect(found?.below.map(({ cells }) => [found.cell(cells, 'name'), found.cell(cells, 'phone')])).toEqual([
    [name, phone],
  ]);
});

it.each([
  [HEAD_ROWS - 1, true],
  [HEAD_ROWS, false],
])('finds a head below %i other rows: %s', (above, found) => {
  const rows = rowsOf(...Array.from({ length: above }, () => ['名单']), ['姓名']);
  expect(findHead(rows, words(true)) !== null).toBe(found);
});

it('finds none where what matters is missing', () => {
  expect(findHead(rowsOf(['电话'], ['甲']), words(true))).toBeNull();
});
