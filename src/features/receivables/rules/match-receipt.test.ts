import { describe, expect, it } from 'vitest';
import { judgeReceipt, nameKey, type OpenItem, type Payer, type ReceivedMoney } from './match-receipt.ts';

const item = (firmId: string, no: number, openFen: bigint, more: Partial<OpenItem> = {}): OpenItem => ({
  ...{ firmId, statementNo: `ZD26110100000${no}`, invoiceNos: [], openFen, dueOn: `2026-11-0${no}` },
  ...more,
});
const OPEN = [
  item('A', 1, 1000n),
  item('A', 2, 700n, { invoiceNos: ['26312000000123456789'] }),
  item('A', 3, 700n),
  item('B', 4, 1000n),
  item('B', 5, 300n),
];
const PAYERS: Payer[] = [
  { firmId: 'A', names: ['苏州精工（中国）有限公司'], creditCode: '91320594MA1N00001X', accounts: ['1102020'] },
  { firmId: 'B', names: ['上海汇智有限公司', '汇智上海分公司'], creditCode: null, accounts: [] },
];
const money = (amountFen: bigint, remark = '', payerName = '', payerAccount = ''): ReceivedMoney => ({
  ...{ amountFen, remark, payerName, payerAccount },
});
const judge = (received: ReceivedMoney, open: readonly OpenItem[] = OPEN) => judgeReceipt(received, open, PAYERS);
const A = '苏州精工(中国)有限公司';

/** `A number 1:1000 2:700 +5`: firm, why, statement and what it takes, rest. */
const told = (received: ReceivedMoney, open?: readonly OpenItem[]) => {
  const { sure, matches } = judge(received, open);
  const words = matches.map(({ firmId, grade, items, restFen }) =>
    [firmId, grade, ...items.map((one) => `${one.statementNo.at(-1)}:${one.amountFen}`), restFen && `+${restFen}`]
      .filter(Boolean)
      .join(' '),
  );
  return [sure, ...words];
};

describe('by a number in the remark', () => {
  it.each([
    ['exact amount, nobody known', money(1000n, '付 ZD261101000001 货款'), [true, 'A number 1:1000']],
    ['full width, with gaps', money(1000n, '付ＺＤ２６１１ ０１０００００１'), [true, 'A number 1:1000']],
    ['number of an invoice', money(700n, '发票 26312000000123456789'), [true, 'A number 2:700']],
    ['two numbers, their sum', money(1700n, 'ZD261101000001，ZD261101000002'), [true, 'A number 1:1000 2:700']],
    ['too little, of the firm itself', money(900n, 'ZD261101000001', A), [true, 'A number 1:900']],
    ['too little, nobody known', money(900n, 'ZD261101000001'), [false, 'A number 1:900']],
    ['too much, of the firm itself', money(1005n, 'ZD261101000001', A), [true, 'A number 1:1000 +5']],
    ['too much, nobody known', money(1005n, 'ZD261101000001'), [false, 'A number 1:1000 +5']],
    ['paid by another firm', money(1000n, 'ZD261101000001', '汇智上海分公司'), [false, 'A number 1:1000']],
    [
      'of two firms',
      money(2000n, 'ZD261101000001 ZD261101000004'),
      [false, 'A number 1:1000 +1000', 'B number 4:1000 +1000'],
    ],
  ])('%s', (_, received, expected) => expect(told(received)).toEqual(expected));

  it('keeps the number of the invoice that was named', () => {
    expect(judge(money(700n, '26312000000123456789')).matches[0]?.items[0]?.invoiceNo).toBe('26312000000123456789');
  });
});

describe('by who paid', () => {
  it.each([
    ['one statement of this amount', money(1000n, '货款', A), [true, 'A amount 1:1000']],
    ['two of this amount', money(700n, '货款', A), [false, 'A amount 2:700', 'A amount 3:700']],
    ['all that is open', money(2400n, '', A), [true, 'A balance 1:1000 2:700 3:700']],
    ['another amount: the oldest first', money(1500n, '', A), [false, 'A payer 1:1000 2:500']],
    ['more than all', money(2500n, '', A), [false, 'A payer 1:1000 2:700 3:700 +100']],
    ['by its account', money(1000n, '', '', '1102 020'), [true, 'A amount 1:1000']],
    ['by its credit code', money(1000n, '税号91320594MA1N00001X'), [true, 'A amount 1:1000']],
    ['another name people confirmed', money(300n, '', '汇智上海分公司'), [true, 'B amount 5:300']],
    ['a part of a name is no name', money(300n, '', '汇智'), [false, 'B onlyAmount 5:300']],
  ])('%s', (_, received, expected) => expect(told(received)).toEqual(expected));

  it('lets people choose where two firms have the name', () => {
    const twins = PAYERS.map((payer) => ({ ...payer, names: ['同名公司'] }));
    const { sure, matches } = judgeReceipt(money(1000n, '', '同名公司'), OPEN, twins);
    expect([sure, matches.map(({ firmId }) => firmId)]).toEqual([false, ['A', 'B']]);
  });

  it('of a firm that owes nothing is a prepayment somebody has to see', () => {
    expect(told(money(50n, '', A), [])).toEqual([false, 'A payer +50']);
  });

  it('sets off first what is in the customer’s favour', () => {
    const open = [item('A', 1, 1000n), item('A', 2, -200n)];
    expect(told(money(800n, '', A), open)).toEqual([true, 'A balance 2:-200 1:1000']);
  });
});

it.each([
  [
    'the amount alone is shown, never booked',
    money(1000n, '货款'),
    [false, 'A onlyAmount 1:1000', 'B onlyAmount 4:1000'],
  ],
  ['nothing fits', money(123n, '利息'), [false]],
])('%s', (_, received, expected) => expect(told(received)).toEqual(expected));

const PAID_IN = Array.from({ length: 81 }, (_, at) => 1n + 37n * BigInt(at)).flatMap((fen) =>
  ['', 'ZD261101000001 ZD261101000005'].flatMap((remark) =>
    ['', A, '上海汇智有限公司'].map((payer) => money(fen, remark, payer)),
  ),
);

it('never gives more than there is, nor more than is open', () => {
  for (const received of PAID_IN) {
    for (const { items, restFen } of judge(received).matches) {
      expect(items.reduce((sum, { amountFen }) => sum + amountFen, restFen)).toBe(received.amountFen);
      for (const { amountFen, openFen } of items) expect(amountFen <= openFen).toBe(true);
    }
  }
});

it('compares names as people write them', () => {
  expect(nameKey('苏州 精工（中国）有限公司.')).toBe(nameKey('苏州精工(中国)有限公司'));
});
