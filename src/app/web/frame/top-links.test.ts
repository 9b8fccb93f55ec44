import { expect, it } from 'vitest';
import type { FrameUser } from './frame-data.ts';
import { topLinks } from './top-links.ts';

const user: FrameUser = {
  userName: 'buyer',
  realName: '李敏',
  firmName: '华东精密制造',
  firmShortName: '华东',
  firmType: 'company',
  logoUrl: null,
  participantExtendType: 1,
};
const all = new Set([
  '/user/user-center.html',
  '/user/transaction/order.html',
  '/user/transaction/quota.html',
  '/netCheck.html',
]);

it.each([
  ['a visitor sees only what is public', null, [], all, ['网络检测']],
  ['permissions decide about orders and quotes', user, ['ORDER_MANAGEMENT'], all, ['个人中心', '我的订单', '网络检测']],
  [
    'nothing leads to a page that does not exist',
    user,
    ['QUOTE_MANAGEMENT'],
    new Set(['/user/user-center.html']),
    ['个人中心'],
  ],
] as const)('%s', (_, who, permissions, availablePaths, labels) => {
  expect(topLinks({ user: who, permissions, availablePaths }).map((link) => link.label)).toEqual(labels);
});
