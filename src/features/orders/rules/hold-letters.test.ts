import { expect, it } from 'vitest';
import { readCheckoutLines } from './checkout-lines.ts';
import { expiryLetter, rebuildHref, reminderLetter } from './hold-letters.ts';

const ORIGIN = 'https://shop.example';
const facts = { orderNo: 'SO261121000001', poNumber: 'PO-7', payWay: 'online' as const, dueFen: 12_345n };
const order = { ...facts, holdUntil: '2026-11-21T08:00:00.000Z' };

it('reminds with number, PO number, amount, end and the way to pay', () => {
  const { subject, text } = reminderLetter(order, ORIGIN);
  expect(subject).toContain('SO261121000001（PO 号 PO-7）');
  expect(text).toContain('¥123.45');
  expect(text).toContain('请在 2026-11-21 16:00 前付款');
  expect(text).toContain('https://shop.example/orderPay.html?orderNo=SO261121000001');
});

it('asks who pays by transfer for a transfer, and says that the account stands behind the link', () => {
  const { text } = reminderLetter({ ...order, payWay: 'transfer' }, ORIGIN);
  expect(text).toContain('请在 2026-11-21 16:00 前转账');
  expect(text).toContain('收款账户见：');
  expect(reminderLetter(order, ORIGIN).text).toContain('付款请打开：');
});

it('offers the same goods again after the end, each once', () => {
  const lines = [
    { skuCode: 'A/1', quantity: 2 },
    { skuCode: 'B', quantity: 1 },
    { skuCode: 'A/1', quantity: 3 },
  ];
  const { text } = expiryLetter({ ...order, poNumber: null }, lines, ORIGIN);
  const link = new URL(text.split('\n').find((line) => line.startsWith(ORIGIN)) ?? '');
  expect(readCheckoutLines(link.searchParams.get('lines') ?? '')).toEqual([
    { skuCode: 'A/1', quantity: 5 },
    { skuCode: 'B', quantity: 1 },
  ]);
});

it('leads to the order where its lines fit no address', () => {
  const lines = Array.from({ length: 51 }, (_, index) => ({ skuCode: `S${index}`, quantity: 1 }));
  expect(rebuildHref(order.orderNo, lines)).toContain('/user/transaction/orderDetail.html?orderNo=SO261121000001');
  expect(rebuildHref(order.orderNo, lines.slice(1))).toContain('/orderConfirm.html?lines=');
});

it('counts the length of the address to the last character', () => {
  const offer = (last: string) =>
    rebuildHref(
      order.orderNo,
      [...Array.from({ length: 40 }, (_, n) => `${'S'.repeat(33)}${n + 10}`), last].map((skuCode) => ({
        skuCode,
        quantity: 1,
      })),
    );
  const room = 1_800 - offer('').length;
  expect(offer('X'.repeat(room))).toHaveLength(1_800);
  expect(offer('X'.repeat(room + 1))).toContain('orderDetail');
});
