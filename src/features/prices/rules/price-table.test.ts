import { describe, expect, it } from 'vitest';
import { type PresentPrice, planAgreements } from './plan-agreements.ts';
import { hasPriceColumns, type PriceRow, readDay, readPriceTable } from './read-price-table.ts';

const HEADER = ['客户编号', '商品编码', '起订量', '协议价', '开始日期', '结束日期'];
const table = (...rows: string[][]) => rows.map((cells, index) => ({ rowNumber: index + 1, cells }));
const reading = (row: string[]) => readPriceTable(table(HEADER, row));

describe('a table of agreement prices', () => {
  it('is read by its header, wherever that stands and in whatever order', () => {
    const read = readPriceTable(
      table(
        ['2026 年协议价'],
        ['Price', ' 商品编码', '客户编码', '生效日期', '失效日期', '数量', '协议号', '备注'],
        ['￥1,250.5', 'A1', 'C1', '2026/1/1', '', '10', 'XY1', '好'],
        ['', ' ', ''],
      ),
    );
    expect(read).toEqual({
      lines: [
        {
          rowNumber: 3,
          customerCode: 'C1',
          skuCode: 'A1',
          agreementNo: 'XY1',
          minQuantity: 10,
          price: 12_505_000n,
          validFrom: '2026-01-01',
          validTo: null,
        },
      ],
      bad: [],
    });
  });

  it('is known by its header, and a cover sheet by none', () => {
    expect(hasPriceColumns(table(['2026 年协议价'], HEADER))).toBe(true);
    expect(hasPriceColumns(table(['填表说明'], ['请在第二张表填写']))).toBe(false);
  });

  it('without a header is refused as a whole', () => {
    expect(readPriceTable(table(['C1', 'A1', '1', '5', '2026-01-01', '']))).toEqual({
      problem: expect.stringContaining('“客户编号”、“商品编码”、“协议价”、“开始日期”'),
    });
  });

  it.each([
    [['', 'A1', '1', '5', '2026-01-01', ''], '缺少客户编号'],
    [['C1', '', '1', '5', '2026-01-01', ''], '缺少商品编码'],
    [['C1', 'A1', '1', '0', '2026-01-01', ''], '价格“0”应为大于 0'],
    [['C1', 'A1', '1', '-5', '2026-01-01', ''], '价格“-5”'],
    [['C1', 'A1', '1', '1e3', '2026-01-01', ''], '价格“1e3”'],
    [['C1', 'A1', '1', '5.12345', '2026-01-01', ''], '最多 4 位小数'],
    [['C1', 'A1', '1', '5²', '2026-01-01', ''], '价格“5²”'],
    [['C1', 'A1', '10³', '5', '2026-01-01', ''], '起订量“10³”'],
    [['C1', 'A1', '1', '1,25', '2026-01-01', ''], '价格“1,25”'],
    [['C1', 'A1', '0', '5', '2026-01-01', ''], '起订量“0”'],
    [['C1', 'A1', '1.5', '5', '2026-01-01', ''], '起订量“1.5”'],
    [['C1', 'A1', '1', '5', '2026-02-30', ''], '开始日期“2026-02-30”不是日期'],
    [['C1', 'A1', '1', '5', '2026-01-01', '明年'], '结束日期“明年”不是日期'],
    [['C1', 'A1', '1', '5', '2026-01-02', '2026-01-01'], '结束日期早于开始日期'],
  ])('says what is wrong with %j', (row, problem) => {
    expect(reading(row)).toMatchObject({
      lines: [],
      bad: [{ rowNumber: 2, problem: expect.stringContaining(problem) }],
    });
  });

  it('takes full-width figures, and one piece where no quantity stands', () => {
    expect(reading(['C1', 'A1', '', '８６.５０', '２０２６-０１-０１', ''])).toMatchObject({
      lines: [{ minQuantity: 1, price: 865_000n, validFrom: '2026-01-01' }],
    });
  });

  it('takes the largest quantity, and a price of one day', () => {
    expect(reading(['C1', 'A1', '999999', '5', '2026-01-01', '2026-01-01'])).toMatchObject({
      lines: [{ minQuantity: 999_999, validFrom: '2026-01-01', validTo: '2026-01-01' }],
    });
  });

  it.each([
    ['2026-1-5', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2026.01.05', '2026-01-05'],
    ['2026-13-01', null],
    ['46027', null],
    ['', null],
  ])('day %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});

describe('what a file changes', () => {
  const row = (facts: Partial<PriceRow> = {}): PriceRow => ({
    rowNumber: 2,
    customerCode: 'C1',
    skuCode: 'A1',
    agreementNo: 'XY',
    minQuantity: 1,
    price: 80n,
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    ...facts,
  });
  const present: PresentPrice = { id: 7n, minQuantity: 1, price: 90n, validFrom: '2026-01-01', validTo: '2026-06-30' };
  const plan = (rows: PriceRow[], there: PresentPrice[] = [], listPrice = 100n) =>
    planAgreements(
      rows,
      ({ customerCode, skuCode }) => ({
        firmId: customerCode === 'C1' ? 1n : undefined,
        sku: skuCode === 'A1' ? { skuId: 5n, listPrice } : undefined,
      }),
      () => there,
    );
  const outcomes = (...given: Parameters<typeof plan>) => plan(...given).map(({ report }) => report.outcome);

  it.each<[string, Parameters<typeof plan>, string[]]>([
    ['a new price is added', [[row()]], ['added']],
    ['another quantity is added', [[row({ minQuantity: 10 })], [present]], ['added']],
    ['a period that follows is added', [[row({ validFrom: '2026-07-01' })], [present]], ['added']],
    ['the same first day changes', [[row()], [present]], ['changed']],
    ['the same price and period change nothing', [[row({ price: 90n, validTo: '2026-06-30' })], [present]], ['same']],
    ['a period across another is refused', [[row({ validFrom: '2026-06-30' })], [present]], ['refused']],
    [
      'a change that reaches into another is refused',
      [[row()], [present, { ...present, id: 8n, validFrom: '2026-07-01', validTo: null }]],
      ['refused'],
    ],
    [
      'rows of the file across each other',
      [[row(), row({ validFrom: '2026-12-31', validTo: null })]],
      ['added', 'refused'],
    ],
    ['rows that follow each other', [[row(), row({ validFrom: '2027-01-01', validTo: null })]], ['added', 'added']],
    ['unknown customers and items', [[row({ customerCode: 'C9' }), row({ skuCode: 'A9' })]], ['refused', 'refused']],
    ['a price above list', [[row({ price: 101n })]], ['refused']],
    ['a price at list', [[row({ price: 100n })]], ['added']],
    ['any price without list', [[row({ price: 101n })], [], 0n], ['added']],
  ])('%s', (_, given, expected) => {
    expect(outcomes(...given)).toEqual(expected);
  });

  it('names what was there and what stands in the way', () => {
    const [changed] = plan([row()], [present]);
    expect(changed?.changes?.id).toBe(7n);
    expect(changed?.report.note).toBe('原为 ¥0.009，2026-01-01 至 2026-06-30');
    const [, twin] = plan([row(), row({ rowNumber: 3 })]);
    expect(twin?.report).toMatchObject({ rowNumber: 3, note: '与文件第 2 行的有效期重叠' });
  });
});
