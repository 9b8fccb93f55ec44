import { z } from 'zod';
import { defineEndpoint, EVERYONE, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { loginInput, loginOutput, specialConfig, userInfo } from './access-schemas.ts';

const nothing = z.strictObject({});

export const loginErrors = {
  LOGIN_REFUSED: { status: 401, code: 10010, message: '用户名或密码不正确' },
  ACCOUNT_LOCKED: { status: 429, code: 10011, message: '密码连续错误次数过多，请 15 分钟后再试' },
  NO_ACTIVE_FIRM: { status: 403, code: 10012, message: '账号已被冻结或尚未激活，请联系贵司管理员' },
} as const;

/** Member centre calls of specification 7.1 that the first purchase needs. */
export const accessContract = {
  login: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/login',
    summary: '登录',
    input: loginInput,
    output: loginOutput,
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    errors: loginErrors,
  }),
  info: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/info',
    summary: '查询当前用户',
    input: nothing,
    output: userInfo,
    identities: SIGNED_IN,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/out',
    summary: '退出登录',
    input: nothing,
    output: z.object({}),
    identities: EVERYONE,
    transaction: 'none',
  }),
  authList: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/data/authList',
    summary: '查询权限清单',
    input: nothing,
    output: z.array(z.object({ perms: z.string() })),
    identities: SIGNED_IN,
    transaction: 'none',
  }),
  currentParticipant: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/currentParticipant',
    summary: '查询当前身份',
    input: nothing,
    output: z.object({ participantId: z.string().nullable() }),
    identities: EVERYONE,
    transaction: 'none',
  }),
  specialConfig: defineEndpoint({
    method: 'GET',
    path: '/member-center/user/specialConfig',
    summary: '查询企业特殊配置',
    input: z.strictObject({ customerId: z.string().max(20).optional() }),
    output: specialConfig,
    identities: SIGNED_IN,
  }),
};
