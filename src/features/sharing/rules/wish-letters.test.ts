import { expect, it } from 'vitest';
import type { Wish } from './share-requests.ts';
import { answeredLetter, askedLetter } from './wish-letters.ts';

const origin = 'https://shop.example';
const address = {
  receiver: '王强',
  phone: '19900019999',
  regionCode: '320571',
  region: '江苏省苏州市工业园区',
  detail: '新库 2 号门',
};
const wish: Wish = { name: '王\n强', note: '请尽快\r\n\r\nhttps://evil.test/pay', address };

it('says what is asked for, in lines of our own, with an address of ours', () => {
  const { subject, text } = askedLetter({ number: 'SO260101000001', kind: 'address', origin }, wish, true);
  expect(subject).toBe('订单 SO260101000001 收到“修改收货地址”申请');
  expect(text.split('\n')).toEqual([
    ...['王 强 通过分享链接申请修改收货地址：', ''],
    ...['收货人：王强', '电话：19900019999', '地址：江苏省苏州市工业园区新库 2 号门'],
    ...['说明：请尽快 https://evil.test/pay', ''],
    ...['采纳前单据不会改变。查看和处理请打开：', ''],
    `${origin}/user/transaction/orderDetail.html?orderNo=SO260101000001`,
  ]);
});

it('tells those who only look on that somebody else answers', () => {
  const { text } = askedLetter({ number: 'BJ260101000001', kind: 'invoice', origin }, { name: '王', note: '' }, false);
  expect(text).toContain('由下单人处理');
  expect(text).toContain(`${origin}/user/transaction/quotaDetail.html?quoteNo=BJ260101000001`);
});

it.each([
  [true, '已采纳'],
  [false, '未采纳'],
])('answers who asked: %s', (accepted, word) => {
  const { subject, text } = answeredLetter({ number: 'BJ260101000001', kind: 'invoice', origin }, accepted);
  expect(subject).toBe(`报价 BJ260101000001 的“修改发票信息”申请${word}`);
  expect(text).toContain(word);
  expect(text).toContain(origin);
});
