import { describe, expect, it } from 'vitest';
import { hasAddressColumns, readAddressTable } from './read-address-table.ts';

const HEADER = ['收货人', '电话（手机或座机）', '省', '市', '区县', '详细地址'];
const GOOD = ['李敏', '199 0001 0001', '江苏省', '苏州市', '苏州工业园区', '星湖街 1288 号'];
const read = (...rows: string[][]) => {
  const table = readAddressTable(rows.map((cells, index) => ({ rowNumber: index + 1, cells })));
  if ('problem' in table) throw new Error(table.problem);
  return table;
};

describe('tables of addresses', () => {
  it.each([
    [['分公司地址表'], HEADER, true],
    [['填表说明'], ['请在第二张表填写'], false],
  ])('%j and %j make a list of addresses: %s', (title, second, isList) => {
    const rows = [title, second].map((cells, index) => ({ rowNumber: index + 1, cells }));
    expect(hasAddressColumns(rows)).toBe(isList);
  });

  it('reads columns wherever they stand, below titles, with spaces in numbers and full-width signs', () => {
    const { lines, bad } = read(['分公司地址表'], [...HEADER].reverse(), [...GOOD].reverse());
    expect(bad).toEqual([]);
    expect(lines).toEqual([
      {
        rowNumber: 3,
        receiver: '李敏',
        phone: '19900010001',
        province: '江苏省',
        city: '苏州市',
        district: '苏州工业园区',
        detail: '星湖街 1288 号',
      },
    ]);
  });

  it('does without province and city', () => {
    const { lines } = read(['收货人', '电话', '区县', '详细地址'], ['李敏', '0512-66668888', '昆山市', '前进路 1 号']);
    expect(lines[0]).toMatchObject({ province: '', city: '', district: '昆山市' });
  });

  it.each([
    ['没有收货人', 0, ''],
    ['收货人超过 30 个字', 0, '长'.repeat(31)],
    ['没有电话', 1, ''],
    ['电话应为 11 位手机号或带区号的座机号：12345', 1, '12345'],
    ['没有区县', 4, ' '],
    ['没有详细地址', 5, '号'],
    ['详细地址超过 120 个字', 5, '长'.repeat(121)],
  ])('%s', (problem, at, cell) => {
    const { lines, bad } = read(
      HEADER,
      GOOD.map((was, index) => (index === at ? cell : was)),
    );
    expect(lines).toEqual([]);
    expect(bad.map((line) => line.problem)).toEqual([problem]);
  });

  it.each([
    ['a receiver of 30', 0, '长'.repeat(30)],
    ['an address of 2', 5, '一号'],
    ['an address of 120', 5, '长'.repeat(120)],
  ])('takes %s signs', (_, at, cell) => {
    expect(
      read(
        HEADER,
        GOOD.map((was, index) => (index === at ? cell : was)),
      ).bad,
    ).toEqual([]);
  });

  it('tells a row that stands twice, by the first of them', () => {
    const { lines, bad } = read(HEADER, GOOD, GOOD, GOOD);
    expect(lines).toHaveLength(1);
    expect(bad.map(({ problem }) => problem)).toEqual(['与第 2 行重复', '与第 2 行重复']);
  });

  it('refuses a file without the columns that matter', () => {
    expect(readAddressTable([{ rowNumber: 1, cells: ['姓名', '电话', '地址'] }])).toHaveProperty('problem');
    expect(readAddressTable([])).toHaveProperty('problem');
  });
});
