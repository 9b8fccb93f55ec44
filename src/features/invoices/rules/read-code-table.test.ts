import { expect, it } from 'vitest';
import { hasCodeColumns, readCodeTable } from './read-code-table.ts';

const rows = (...cells: string[][]) => cells.map((row, index) => ({ rowNumber: index + 1, cells: row }));

it('reads a table as it is published', () => {
  const table = rows(
    ['商品和服务税收分类编码表'],
    ['合并编码', '货物和劳务名称', '商品和服务分类简称', '汇总项'],
    ['1080401', '紧固件', '紧固件', 'Y'],
    ['1080401010000000000', '螺栓', '紧固件', ''],
    ['10804', '', '', ''],
    ['108A', '坏', '坏', ''],
    ['', '', '', ''],
    ['1080402', '没有简称', '', ''],
  );
  expect(hasCodeColumns(table)).toBe(true);
  expect(readCodeTable(table)).toEqual({
    lines: [
      { rowNumber: 3, code: '1080401000000000000', name: '紧固件', shortName: '紧固件', summary: true },
      { rowNumber: 4, code: '1080401010000000000', name: '螺栓', shortName: '紧固件', summary: false },
    ],
    bad: [
      { rowNumber: 5, code: '1080400000000000000', problem: '没有名称' },
      { rowNumber: 6, code: '108A', problem: '编码应为最多 19 位数字' },
      { rowNumber: 8, code: '1080402000000000000', problem: '没有简称' },
    ],
  });
});

it('refuses what is no such table', () => expect(readCodeTable(rows(['名称', '数量']))).toHaveProperty('problem'));
