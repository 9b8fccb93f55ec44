import { describe, expect, it } from 'vitest';
import { readErpTable } from './read-erp-table.ts';

const HEAD = ['用途', '成本中心', '商品分类', '科目编码', '科目名称'];
const read = (...rows: string[][]) =>
  readErpTable([HEAD, ...rows].map((cells, index) => ({ rowNumber: index + 1, cells }))) as Exclude<
    ReturnType<typeof readErpTable>,
    { problem: string }
  >;

describe('a table of accounts', () => {
  it('has rows by cost centre, by category, and those that stand once', () => {
    const { lines, bad } = read(
      ['', 'CC01', '', '6602.01', '办公费'],
      ['费用/存货科目', '', '手动工具', '140301', ''],
      ['应付账款科目', '', '', '220201', '应付账款'],
      ['', '', '', '', ''],
    );
    expect(bad).toEqual([]);
    expect(lines.map(({ rowNumber, role, account }) => [rowNumber, role, account])).toEqual([
      [2, 'expense', '6602.01'],
      [3, 'expense', '140301'],
      [4, 'payable', '220201'],
    ]);
  });

  it.each([
    [['', 'CC01', '', '', ''], '没有科目编码'],
    [['', '', '', '科目甲', ''], '只含字母'],
    [['', '', '', '2.2E+10', ''], '科学计数法'],
    [['收入', '', '', '6001', ''], '没有这种用途：收入'],
    [['应付账款科目', 'CC01', '', '2202', ''], '不分成本中心'],
  ])('tells what is wrong with %j', (row, words) => {
    expect(read(row).bad[0]?.problem).toContain(words);
  });

  it('tells a place that stands twice', () => {
    expect(read(['', 'A', '', '1', ''], ['', 'A', '', '2', '']).bad).toMatchObject([
      { rowNumber: 3, problem: '与第 2 行重复' },
    ]);
  });

  it('is refused whole without its head', () => {
    expect(readErpTable([{ rowNumber: 1, cells: ['姓名', '电话'] }])).toMatchObject({ problem: expect.any(String) });
  });
});
