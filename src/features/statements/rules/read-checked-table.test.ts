import { expect, it } from 'vitest';
import { readCheckedTable } from './read-checked-table.ts';

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ rowNumber: index + 1, cells }));

it('reads the firm’s own headings and ours, and names what it cannot read', () => {
  const read = readCheckedTable([{ column: 'ownNo', header: 'SAP 凭证' }]);
  const table = rows(
    ['对账单 ZD261101000001'],
    ['行标识', 'SAP 凭证', '核对结果', '核对说明'],
    ['11', '5100', '一致', ''],
    ['12', '', '不一致', '少 2 个'],
    ['x', '', '', ''],
    ['13', '', '也许', ''],
    ['11', '', '', ''],
    ['', '', '', ''],
  );
  expect(read(table)).toEqual({
    lines: [
      { rowNumber: 3, lineId: '11', ownNo: '5100', result: 'same', note: '' },
      { rowNumber: 4, lineId: '12', ownNo: '', result: 'different', note: '少 2 个' },
    ],
    bad: [
      { rowNumber: 5, lineId: 'x', ownNo: '', problem: '行标识不正确：x' },
      { rowNumber: 6, lineId: '13', ownNo: '', problem: '核对结果请填“一致”或“不一致”：也许' },
      { rowNumber: 7, lineId: '11', ownNo: '', problem: '与第 3 行重复' },
    ],
  });
});

it('refuses a table without lines', () => {
  expect(readCheckedTable([])(rows(['订单号', '金额']))).toHaveProperty('problem');
});
