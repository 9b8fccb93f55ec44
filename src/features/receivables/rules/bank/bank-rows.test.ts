import { describe, expect, it } from 'vitest';
import { readBankAmount, readBankDay, readDirection } from './bank-cells.ts';
import { findBankHeader, fitsHeader, foreignHead, guessColumns, isWhole } from './bank-columns.ts';
import { nameLines } from './name-lines.ts';
import { readBankRows } from './read-bank-rows.ts';

it.each([
  ['1,234,567.80', 123_456_780n],
  ['１，２３４．５０', 123_450n],
  ['￥88', 8_800n],
  ['12.3元', 1_230n],
  ['-50.00', -5_000n],
  ['(50.00)', -5_000n],
  ['0.10', 10n],
  ['1200.0000', 120_000n],
  ['', null],
  ['--', null],
  ['1.234', undefined],
  ['12,3x', undefined],
])('amount %s', (text, fen) => expect(readBankAmount(text)).toBe(fen));

it.each([
  ['20261123', '2026-11-23'],
  ['2026-11-23 10:01:02', '2026-11-23'],
  ['2026/1/3', '2026-01-03'],
  ['2026年11月23日', '2026-11-23'],
  ['20261123101500', '2026-11-23'],
  ['2026-02-30', null],
  ['合计', null],
  ['', null],
])('day %s', (text, day) => expect(readBankDay(text)).toBe(day));

it.each([
  ['贷', 1],
  ['贷方', 1],
  ['收入', 1],
  ['C', 1],
  ['借', -1],
  ['支', -1],
  ['DR', -1],
  ['转', null],
])('direction %s', (text, sign) => expect(readDirection(text)).toBe(sign));

/** Heading rows as the banks' own programs write them. */
const ICBC = [
  '交易日期',
  '摘要',
  '借方发生额（支出）',
  '贷方发生额（收入）',
  '余额',
  '对方户名',
  '对方账号',
  '附言',
  '交易流水号',
];
const CMB = ['交易日', '交易时间', '借贷标志', '交易金额(元)', '对方账户名称', '对方账号', '用途'];
const CCB = ['记账日期', '收入金额', '支出金额', '账户余额', '对方户名', '备注'];
const SIGNED = ['日期', '金额', '摘要', '余额'];

it.each([
  [
    ICBC,
    {
      day: ['交易日期'],
      remark: ['摘要', '附言'],
      debit: ['借方发生额（支出）'],
      credit: ['贷方发生额（收入）'],
      payerName: ['对方户名'],
      payerAccount: ['对方账号'],
      reference: ['交易流水号'],
    },
  ],
  [
    CMB,
    {
      day: ['交易日'],
      direction: ['借贷标志'],
      amount: ['交易金额(元)'],
      payerName: ['对方账户名称'],
      payerAccount: ['对方账号'],
      remark: ['用途'],
    },
  ],
  [CCB, { day: ['记账日期'], credit: ['收入金额'], debit: ['支出金额'], payerName: ['对方户名'], remark: ['备注'] }],
  [SIGNED, { day: ['日期'], amount: ['金额'], remark: ['摘要'] }],
  [
    // 工商银行: the voucher stands first, and is all there is of numbers.
    '凭证号,本方账号,对方账号,交易时间,借/贷,借方发生额,贷方发生额,对方行号,摘要,用途,对方单位名称,余额'.split(','),
    {
      ...{ reference: ['凭证号'], payerAccount: ['对方账号'], payerName: ['对方单位名称'], day: ['交易时间'] },
      ...{ direction: ['借/贷'], debit: ['借方发生额'], credit: ['贷方发生额'], remark: ['摘要', '用途'] },
    },
  ],
  [
    // 建设银行
    '账号,交易时间,借方发生额/元(支取),贷方发生额/元(收入),余额,币种,对方户名,对方账号,记账日期,摘要,备注,账户明细编号-交易流水号,企业流水号,凭证号'.split(
      ',',
    ),
    {
      ...{ debit: ['借方发生额/元(支取)'], credit: ['贷方发生额/元(收入)'], day: ['记账日期'] },
      ...{ payerName: ['对方户名'], payerAccount: ['对方账号'], remark: ['摘要', '备注'] },
      reference: ['账户明细编号-交易流水号'],
    },
  ],
  [
    // 招商银行
    '交易日,交易时间,起息日,交易类型,借方金额,贷方金额,余额,摘要,流水号,用途,业务参考号,业务摘要,收(付)方名称,收(付)方账号,收(付)方开户行名'.split(
      ',',
    ),
    {
      ...{ day: ['交易日'], debit: ['借方金额'], credit: ['贷方金额'], reference: ['流水号'] },
      ...{ remark: ['摘要', '用途', '业务摘要'], payerName: ['收(付)方名称'], payerAccount: ['收(付)方账号'] },
    },
  ],
  [
    // 中国银行: every head in two languages.
    [
      ...['付款人账号[ Debit Account No. ]', "付款人名称[ Payer's Name ]", '交易日期[ Transaction Date ]'],
      ...['交易时间[ Transaction time ]', '交易金额[ Trade Amount ]', '交易后余额[ After-transaction balance ]'],
      ...['交易流水号[ Transaction reference number ]', '用途[ Purpose ]', '交易附言[ Remark ]'],
    ],
    {
      ...{ payerAccount: ['付款人账号[ Debit Account No. ]'], payerName: ["付款人名称[ Payer's Name ]"] },
      ...{ day: ['交易日期[ Transaction Date ]'], amount: ['交易金额[ Trade Amount ]'] },
      reference: ['交易流水号[ Transaction reference number ]'],
      remark: ['用途[ Purpose ]', '交易附言[ Remark ]'],
    },
  ],
  [
    // 农业银行
    '交易日期,交易时间戳,收入金额,支出金额,本次余额,对方账号,对方户名,交易说明,交易摘要,交易附言'.split(','),
    {
      ...{ day: ['交易日期'], credit: ['收入金额'], debit: ['支出金额'], payerAccount: ['对方账号'] },
      ...{ payerName: ['对方户名'], remark: ['交易说明', '交易摘要', '交易附言'] },
    },
  ],
])('knows the columns of %j', (header, uses) => {
  expect(guessColumns(header)).toEqual(uses);
  expect(isWhole(guessColumns(header))).toBe(true);
});

it('finds the table below the letterhead of the bank', () => {
  const rows = [['中国工商银行账户明细'], ['账号：1102 0200', '币种：人民币'], [], ICBC, ['20261101']];
  expect(findBankHeader(rows, {}).at).toBe(3);
});

it('reads no account of another currency', () => {
  expect(
    foreignHead([
      ['账号：1102', '币种：人民币'],
      ['币种', 'CNY'],
    ]),
  ).toBeNull();
  expect(foreignHead([['账号：1102', '币种：美元']])).toBe('币种“美元”不是人民币');
  expect(foreignHead([['币种', 'USD']])).toBe('币种“USD”不是人民币');
});

it('takes what was said of the account where its heads are there, and guesses where they are not', () => {
  const kept = { day: ['A'], amount: ['B'] };
  expect(findBankHeader([['A', 'B', 'C']], kept).uses).toEqual(kept);
  expect(fitsHeader(kept, ['A', 'C'])).toBe(false);
  expect(isWhole(findBankHeader([['A', 'B']], {}).uses)).toBe(false);
});

const read = (header: string[], ...rows: string[][]) =>
  readBankRows(
    rows.map((cells, at) => ({ rowNumber: at + 2, cells })),
    header,
    guessColumns(header),
  );
const amounts = ({ movements }: ReturnType<typeof read>) => movements.map(({ amountFen }) => amountFen);

describe('rows', () => {
  it('of two columns', () => {
    const { movements, bad } = read(
      ICBC,
      ['20261101', '货款', '', '1,000.00', '9', '苏州精工', '6222', 'ZD261101000001', 'F1'],
      ['20261102', '手续费', '5.00', '0.00', '9', '', '', '', ''],
    );
    expect(bad).toEqual([]);
    expect(movements[0]).toEqual({
      ...{ rowNumber: 2, bookedOn: '2026-11-01', amountFen: 100_000n, payerName: '苏州精工', payerAccount: '6222' },
      ...{ remark: '货款 ZD261101000001', reference: 'F1' },
    });
    expect(movements[1]?.amountFen).toBe(-500n);
  });
  it('whose number is filled up with zeros have none', () => {
    const { movements } = read(ICBC, ['20261101', '', '', '1', '', '', '', '', '000000000']);
    expect(movements[0]?.reference).toBe('');
  });
  it('of one amount with a mark', () => {
    const rows = [
      ['20261101', '', '贷', '10'],
      ['20261101', '', '借', '10'],
      ['20261101', '', '借', '-10'],
    ];
    expect(amounts(read(CMB, ...rows))).toEqual([1_000n, -1_000n, -1_000n]);
  });
  it('of one signed amount', () => {
    expect(amounts(read(SIGNED, ['2026-11-01', '10', 'a', '9'], ['2026-11-01', '-3', 'b', '6']))).toEqual([
      1_000n,
      -300n,
    ]);
  });
  it('of yuan alone', () => {
    const header = ['交易日期', '币种', '贷方发生额'];
    const { movements, bad } = read(
      header,
      ...['人民币', 'CNY', '156', ''].map((word) => ['20261101', word, '1']),
      ...['USD', '美元', '欧元'].map((word) => ['20261101', word, '1']),
      ['20261101', '', '$1'],
    );
    expect(movements).toHaveLength(4);
    expect(bad.map(({ problem }) => problem)).toEqual([
      ...['USD', '美元', '欧元'].map((word) => `币种“${word}”不是人民币`),
      '金额无法识别',
    ]);
  });
  it('booked back in red', () => {
    expect(amounts(read(CCB, ['20261101', '-10', '', '', 'a', '冲正']))).toEqual([-1_000n]);
  });
  it('leaves out sums and heads that come again, and names what cannot be read', () => {
    const { movements, bad } = read(
      CCB,
      ['20261101', '1.00', '', '', '甲', ''],
      CCB,
      ['昨天', '1.00', '', '', '乙', ''],
      ['20261101', '1.0x', '', '', '丙', ''],
      ['20261101', '1', '2', '', '丁', ''],
      ['20261101', '', '', '5', '戊', ''],
      ['合计', '9.00', '', '', '', ''],
      ['', '', '', '', '', ''],
    );
    expect(movements).toHaveLength(1);
    expect(bad.map(({ rowNumber, problem }) => [rowNumber, problem])).toEqual([
      [4, '日期“昨天”无法识别'],
      [5, '金额无法识别'],
      [6, '同一行既有收入又有支出'],
      [7, '没有金额'],
    ]);
  });
});

it('names lines by what the bank says of them, equal ones by their turn', () => {
  const line = {
    rowNumber: 1,
    bookedOn: '2026-11-01',
    amountFen: 1n,
    payerName: 'a',
    payerAccount: '',
    remark: 'x',
    reference: '',
  };
  const [first, second, other] = nameLines([line, { ...line, rowNumber: 2 }, { ...line, remark: 'y' }]);
  expect(new Set([first, second, other]).size).toBe(3);
  expect(nameLines([{ ...line, rowNumber: 9, remark: ' x' }])[0]).toBe(first);
});
