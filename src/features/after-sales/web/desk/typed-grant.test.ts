import { expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import type { DeskCaseLine } from '../../contract/case-desk-schemas.ts';
import { asGranted, readCounts } from './typed-counts.ts';
import { amountFor, amountOf, asAsked, readGrant, type TypedGrant } from './typed-grant.ts';

const LINE: DeskCaseLine = {
  ...{ lineNo: 1, orderLineNo: 4, itemNo: 'A1', productName: '角磨机', orderUnit: '台', salesPrice: '100.00' },
  ...{ orderQuantity: 10, quantity: 3, reason: 'broken', reasonLabel: '质量问题', fault: true, note: '', measured: '' },
  ...{ askedAmount: '300.00', granted: null, grantedAmount: '0.00', received: null, written: NO_LINE_FIELDS },
  ...{ good: 0, blocked: 0, scrap: 0, refused: 0, settled: 0, paidBack: 0 },
};
const read = (typed: TypedGrant, freight = '0') =>
  readGrant({
    ...{ kind: 'return', returnWay: 'mail', freight, freightLeft: '8.00', lines: [LINE], typed: [typed] },
  });

it('begins with everything that is asked for', () => {
  expect(asAsked([LINE])).toEqual([{ quantity: '3', amount: '300.00' }]);
  expect(read({ quantity: '3', amount: '300.00' })).toMatchObject({ worthFen: 30_000n });
});

it.each([
  ['2', '200.00'],
  ['0', '0.00'],
  ['4', ''],
  ['1.5', ''],
  ['', ''],
])('shows for %j units %j', (typed, amount) => {
  expect(amountFor(LINE, typed)).toBe(amount);
});

it.each([
  [
    { quantity: '2', amount: '150.5' },
    '5',
    { lines: [{ lineNo: 1, quantity: 2, amount: '150.50' }], worthFen: 15_550n },
  ],
  [{ quantity: '2', amount: '' }, '', { lines: [{ lineNo: 1, quantity: 2, amount: undefined }], worthFen: 20_000n }],
  [{ quantity: 'x', amount: '' }, '0', { problem: '第 1 行请填写 0 或正整数' }],
  [{ quantity: '1', amount: '1.234' }, '0', { problem: '第 1 行请填写金额，最多两位小数' }],
  [{ quantity: '1', amount: '100.01' }, '0', { problem: '第 1 行最多 ¥100.00' }],
  [{ quantity: '1', amount: '1' }, '9', { problem: '订单运费最多还能退 ¥8.00' }],
  [{ quantity: '1', amount: '1' }, '-1', { problem: '运费请填写金额，最多两位小数' }],
])('reads %o with freight %j', (typed, freight, result) => {
  expect(read(typed, freight)).toMatchObject(result);
});

it.each([
  ['12', '12.00'],
  ['12.5', '12.50'],
  ['0.07', '0.07'],
])('writes %s as %s', (typed, written) => expect(amountOf(typed)).toBe(written));

it('counts what came: everything good, unless somebody says otherwise', () => {
  const typed = asGranted('return', [{ ...LINE, granted: 2 }]);
  expect(typed).toEqual([{ received: '2', good: '2', blocked: '', scrap: '', refused: '' }]);
  expect(readCounts('return', [{ ...LINE, granted: 2 }], typed)).toMatchObject({ accepted: 2 });
  const odd = [{ received: '2', good: '1', blocked: '', scrap: 'x', refused: '' }];
  expect(readCounts('return', [LINE], odd)).toEqual({ problem: '第 1 行请填写 0 或正整数' });
  expect(asGranted('repair', [LINE])).toMatchObject([{ received: '3', good: '' }]);
});
