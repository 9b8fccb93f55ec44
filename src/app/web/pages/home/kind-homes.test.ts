import { expect, it } from 'vitest';
import { homeOf } from './kind-homes.ts';

const person = (permissions: readonly string[], kind: object = {}) =>
  ({
    firmType: 'company',
    participantExtendType: 1,
    firmChannel: 0,
    loginSource: 0,
    permissions,
    ...kind,
  }) as Parameters<typeof homeOf>[0];
const partner = { firmChannel: 1 };

it.each([
  ['a buyer', person(['ORDER_MANAGEMENT', 'ORDER_ADD'])],
  ['who asks for quotes', person(['QUOTE_ADD'])],
  ['a procurement system', person(['ORDER_ADD'], { loginSource: 3 })],
])('%s orders here, and is told nothing else', (_, who) => {
  expect(homeOf(who)).toBeNull();
});

it.each([
  [
    'an approver',
    person(['ORDER_MANAGEMENT', 'QUOTE_MANAGEMENT', 'ORDER_APPROVE']),
    '当前账号没有提交订单的权限；这里可以查看订单、查看报价、处理审批。',
    ['我的订单', '我的报价', '审批管理'],
  ],
  ['who holds nothing', person([]), '当前账号没有提交订单的权限。', []],
  [
    'a partner without the page of approvals',
    person(['ORDER_MANAGEMENT'], partner),
    '下单请在贵司采购系统中进行；这里可以查看订单。',
    ['我的订单'],
  ],
  [
    'a partner who approves',
    person(['ORDER_APPROVE', 'ORDER_ADD'], partner),
    '下单请在贵司采购系统中进行；这里可以处理审批。',
    ['审批管理'],
  ],
  [
    'a group account',
    person(['ROLE_MANAGEMENT'], { firmType: 'group' }),
    '集团账号仅用于用户管理，不能下单，请切换到公司账号。',
    ['角色', '个人信息'],
  ],
  [
    'a sales account',
    person([], { participantExtendType: 5 }),
    '可以查看客户的订单和报价，分享商品、报价和订单；不能代客户下单。',
    ['销售工作台', '推荐商品', '我的分享'],
  ],
])('%s is told what can be done here, and nothing else', (_, who, lead, labels) => {
  const home = homeOf(who);
  expect(home?.lead).toBe(lead);
  expect(home?.links.map(({ label }) => label)).toEqual(labels);
});
