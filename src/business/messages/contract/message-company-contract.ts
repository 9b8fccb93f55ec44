import { z } from 'zod';
import { defineEndpoint, OWN_PEOPLE } from '#platform/shared/define-endpoint.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { companySettingErrors, robotErrors } from './message-errors.ts';
import { companySettings, companySettingsInput, robotInput, robotList, robotTest } from './message-settings-schemas.ts';

const admin = { identities: OWN_PEOPLE, permission: 'COMPANY_MANAGEMENT', specified: false } as const;
const nothing = z.strictObject({});
const one = { input: z.strictObject({ id: rowId }), objects: { id: 'messageRobot' } } as const;

/** What a company lets out to its people, and the robots of its groups. */
export const messageCompanyContract = {
  settings: defineEndpoint({
    ...admin,
    method: 'GET',
    path: '/news-center/company/settings',
    summary: '查询公司消息设置',
    input: nothing,
    output: companySettings,
  }),
  saveSettings: defineEndpoint({
    ...admin,
    method: 'POST',
    path: '/news-center/company/saveSettings',
    summary: '保存公司消息设置',
    input: companySettingsInput,
    output: companySettings,
    transaction: 'write',
    errors: companySettingErrors,
  }),
  robots: defineEndpoint({
    ...admin,
    method: 'GET',
    path: '/news-center/company/robots',
    summary: '查询群机器人',
    input: nothing,
    output: robotList,
  }),
  saveRobot: defineEndpoint({
    ...admin,
    method: 'POST',
    path: '/news-center/company/saveRobot',
    summary: '新增或修改群机器人',
    input: robotInput,
    output: robotList,
    objects: { id: 'messageRobot' },
    transaction: 'write',
    errors: robotErrors,
  }),
  removeRobot: defineEndpoint({
    ...admin,
    ...one,
    method: 'POST',
    path: '/news-center/company/removeRobot',
    summary: '删除群机器人',
    output: robotList,
    transaction: 'write',
  }),
  testRobot: defineEndpoint({
    ...admin,
    ...one,
    method: 'POST',
    path: '/news-center/company/testRobot',
    summary: '向群机器人发送测试消息',
    output: robotTest,
    transaction: 'none',
    rate: 'outside',
  }),
};
