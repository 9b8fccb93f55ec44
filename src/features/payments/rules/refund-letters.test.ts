import { expect, it } from 'vitest';
import { refundLetter } from './refund-letters.ts';

const facts = { orderNo: 'SO261121000001', poNumber: null, amountFen: 12_345n, byTransfer: false };

it.each([
  ['begun', false, '退款中：¥123.45', '正在按原支付方式退回，无需操作'],
  ['begun', true, '退款中：¥123.45', '我们会转账退回原付款账户'],
  ['done', false, '已退款 ¥123.45', '已按原支付方式退回，到账时间以支付渠道为准'],
  ['done', true, '已退款 ¥123.45', '已转出，请留意银行到账'],
] as const)('a refund that is %s, by transfer %s', (kind, byTransfer, subject, text) => {
  const letter = refundLetter(kind, { ...facts, byTransfer }, 'https://shop.example');
  expect(letter.subject).toContain(subject);
  expect(letter.text).toContain(text);
  expect(letter.text).toContain('https://shop.example/user/transaction/orderDetail.html?orderNo=SO261121000001');
});

it('names the buyer’s own number where there is one', () => {
  expect(refundLetter('done', { ...facts, poNumber: 'PO-7' }, '').subject).toContain('SO261121000001（PO 号 PO-7）');
  expect(refundLetter('done', facts, '').subject).not.toContain('PO 号');
});
