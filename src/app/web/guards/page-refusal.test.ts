import { expect, it } from 'vitest';
import { BUYERS } from '#platform/shared/identities.ts';
import { pageRefusal } from './page-refusal.ts';

const page = (path: string, only?: typeof BUYERS) =>
  ({ path, file: 'x.tsx', layout: 'user', title: '页面', access: 'login', ...(only && { only }) }) as const;
const buyer = { firmType: 'company', participantExtendType: 1, firmChannel: 0, loginSource: 0 } as const;
const punchOut = { ...buyer, loginSource: 3 };
const sales = { ...buyer, participantExtendType: 5 };
const PARTNER = '采购系统接入账号不能进行此操作，请在贵司采购系统中操作';

it.each([
  ['a procurement system administers nobody', page('/user/system/user.html'), punchOut, PARTNER],
  ['and has no account here', page('/user/personal/info.html'), punchOut, PARTNER],
  ['but buys', page('/cart.html', BUYERS), punchOut, null],
  ['a buyer has both', page('/user/personal/info.html'), buyer, null],
  ['a sales account orders nothing', page('/cart.html', BUYERS), sales, '销售账号不能进行此操作，请使用采购账号'],
  ['a visitor is asked to log in instead', page('/user/personal/info.html'), null, null],
  ['nobody is refused a page that does not exist', undefined, punchOut, null],
])('%s', (_, row, viewer, refusal) => {
  expect(pageRefusal(row, viewer)).toBe(refusal);
});
