import { expect, it } from 'vitest';
import { readCheckedTable } from './read-checked-table.ts';

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ rowNumber: index + 1, cells }));

it('reads the firm’s own headings and ours, and names what it cannot read', () => {
  const read = readCheckedTable([{ column: 'ownNo', header: 'SAP 凭证' }]);
  const table = rows(
    ['对账单 ZD261101000001'],
    ['行标识', 'SAP 凭证', '核对结果', '核对说明', '客户数量', '客户单价'],
    ['11', '5100', '一致', '', '', ''],
    ['12', '', '不一致', '少 2 个', '1,018', '¥52.8000'],
    ['x', '', '', '', '', ''],
    ['13', '', '也许', '', '', ''],
    ['11', '', '', '', '', ''],
    ['14', '', '', '', '两个', ''],
    ['15', '', '', '', '', '1.23456'],
    ['', '', '', '', '', ''],
  );
  expect(read(table)).toEqual({
    lines: [
      {
        ...{ rowNumber: 3, lineId: '11', ownNo: '5100', result: 'same', note: '' },
        ...{ ownQuantity: null, ownPrice: null },
      },
      {
        ...{ rowNumber: 4, lineId: '12', ownNo: '', result: 'different', note: '少 2 个' },
        ...{ ownQuantity: 1_018, ownPrice: 528_000n },
      },
    ],
    bad: [
      { rowNumber: 5, lineId: 'x', ownNo: '', problem: '行标识不正确：x' },
      { rowNumber: 6, lineId: '13', ownNo: '', problem: '核对结果请填“一致”或“不一致”：也许' },
      { rowNumber: 7, lineId: '11', ownNo: '', problem: '与第 3 行重复' },
      { rowNumber: 8, lineId: '14', ownNo: '', problem: '客户数量请填整数：两个' },
      { rowNumber: 9, lineId: '15', ownNo: '', problem: '客户单价请填数字，最多四位小数：1.23456' },
    ],
  });
});

it('refuses a table without lines', () => {
  expect(readCheckedTable([])(rows(['订单号', '金额']))).toHaveProperty('problem');
});
