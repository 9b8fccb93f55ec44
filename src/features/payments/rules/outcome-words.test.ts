import { expect, it } from 'vitest';
import { outcomeText } from './outcome-words.ts';

it.each([
  ['to_ship', '仓库将按约定时间发货，发货时会邮件通知您。'],
  ['to_receive', '物流和签收进度见订单详情。'],
] as const)('what is paid or on account says in state %s where the goods are', (orderStatus, goods) => {
  expect(outcomeText({ orderStatus, payWay: 'online', outcome: 'paid' })).toBe(goods);
  expect(outcomeText({ orderStatus, payWay: 'account', outcome: 'credit' })).toBe(
    `无需付款，本单计入下期对账单。${goods}`,
  );
});
