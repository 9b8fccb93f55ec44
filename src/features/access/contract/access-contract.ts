import { z } from 'zod';
import { ACCOUNT_HOLDERS, defineEndpoint, EVERYONE, LOGGED_IN } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import {
  accountNamed,
  loginInput,
  loginOutput,
  ownSession,
  specialConfig,
  switchableAccount,
  userInfo,
} from './access-schemas.ts';

const nothing = z.strictObject({});
const oneTimeToken = z.string().regex(/^[\w-]{43}$/, '链接无效');

export const loginErrors = {
  LOGIN_REFUSED: {
    status: 401,
    code: 10010,
    message: '用户名或密码不正确',
    data: z.object({
      /** The next try must bring a solved picture question. */
      captchaNeeded: z.boolean(),
    }),
  },
  ACCOUNT_LOCKED: {
    status: 429,
    code: 10011,
    message: '密码连续错误次数过多，请稍后再试',
    data: z.object({
      /** Seconds. */
      retryAfter: z.number().int(),
    }),
  },
  NO_ACTIVE_FIRM: { status: 403, code: 10012, message: '账号已被冻结或尚未激活，请联系贵司管理员' },
  CAPTCHA_NEEDED: {
    status: 422,
    code: 10013,
    message: '请先完成图形验证码',
    data: z.object({ captchaNeeded: z.literal(true) }),
  },
  SMS_LOGIN_REFUSED: { status: 401, code: 10014, message: '手机号或验证码不正确，或验证码已失效' },
  /** Passwords cost time to check; beyond what the machine can do beside orders, people are asked to wait. */
  PASSWORD_CHECK_BUSY: { status: 503, code: 10018, message: '登录人数较多，请几秒后再试' },
} as const;

export const linkErrors = {
  LINK_REFUSED: { status: 401, code: 10015, message: '登录链接已使用或已失效，请重新登录' },
  LINK_REPLACES: {
    status: 409,
    code: 10019,
    message: '本浏览器已登录另一个账号，请确认是否换成链接中的账号',
    data: z.object({ current: accountNamed, next: accountNamed }),
  },
} as const;

export const switchErrors = {
  SWITCH_REFUSED: { status: 403, code: 10016, message: '无法切换到该公司：您在该公司的账号不存在或已停用' },
} as const;

export const jumpErrors = {
  JUMP_UNAVAILABLE: { status: 409, code: 10017, message: '个人版暂未开通' },
} as const;

/** Calls that open a session, for whoever asks: few at a time, in the lane of logins. */
const entrance = {
  output: loginOutput,
  identities: EVERYONE,
  rate: 'login',
  lane: 'login',
  transaction: 'none',
  participant: 'any',
} as const;

/** Getting in, staying in, switching firm, getting out: member centre calls of specification 7.1. */
export const accessContract = {
  login: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/login',
    summary: '登录',
    input: loginInput,
    ...entrance,
    errors: loginErrors,
  }),
  loginPre: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/loginPre',
    summary: '查询登录方式',
    input: z.strictObject({ scenarioCode: z.literal('enterprise') }),
    output: z.object({ supportOfficial: z.union([z.literal(0), z.literal(1)]), supportEnterprise: z.literal(1) }),
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
    reads: true,
  }),
  alrLoginPre: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/alrLoginPre',
    summary: '查询已登录情况',
    input: nothing,
    output: z.object({
      supportOfficial: z.union([z.literal(0), z.literal(1)]),
      supportEnterprise: z.literal(1),
      /** Who this browser is logged in as; null for visitors. */
      current: z.object({ realName: z.string(), firmName: z.string() }).nullable(),
      /** Other open sessions of the same person. */
      others: z.array(z.object({ device: z.string(), lastSeenAt: z.string() })),
    }),
    identities: EVERYONE,
  }),
  jumpLogin: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/jumpLogin',
    summary: '进入个人版',
    input: z.strictObject({ scenarioCode: z.literal('official') }),
    output: z.object({ url: z.string() }),
    identities: ACCOUNT_HOLDERS,
    rate: 'login',
    transaction: 'none',
    errors: jumpErrors,
  }),
  thirdParty: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/thirdParty',
    summary: '链接登录',
    input: z.strictObject({
      token: oneTimeToken,
      requestId: plainText(64).optional(),
      /** Participant whose session may end for this one; without it somebody else's session stays. */
      replaces: rowId.optional(),
      /** Kept when it is an address of the web or of this site. */
      pushUrl: plainText(2_000).optional(),
    }),
    ...entrance,
    errors: linkErrors,
  }),
  commonEnums: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/commonEnums',
    summary: '查询账号枚举值',
    input: nothing,
    output: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
    reads: true,
  }),
  info: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/info',
    summary: '查询当前用户',
    input: nothing,
    output: userInfo,
    identities: LOGGED_IN,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/out',
    summary: '退出登录',
    input: nothing,
    output: z.object({}),
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
  }),
  authList: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/data/authList',
    summary: '查询权限清单',
    input: nothing,
    output: z.array(z.object({ perms: z.string() })),
    identities: LOGGED_IN,
    transaction: 'none',
    participant: 'any',
    reads: true,
  }),
  currentParticipant: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/currentParticipant',
    summary: '查询当前身份',
    input: nothing,
    output: z.object({ participantId: z.string().nullable() }),
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
    reads: true,
  }),
  specialConfig: defineEndpoint({
    method: 'GET',
    path: '/member-center/user/specialConfig',
    summary: '查询企业特殊配置',
    input: z.strictObject({ customerId: rowId.optional() }),
    output: specialConfig,
    identities: LOGGED_IN,
  }),
  switchInfo: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/switchInfo',
    summary: '查询可切换公司',
    input: nothing,
    output: z.array(switchableAccount),
    identities: LOGGED_IN,
    transaction: 'none',
    participant: 'any',
    reads: true,
  }),
  switchLogin: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/switchLogin',
    summary: '切换公司',
    input: z.strictObject({ firmParticipantId: rowId }),
    objects: { firmParticipantId: 'participant' },
    output: loginOutput,
    identities: ACCOUNT_HOLDERS,
    rate: 'login',
    transaction: 'none',
    errors: switchErrors,
  }),
  getSwitchInfoByEmail: defineEndpoint({
    method: 'GET',
    path: '/member-center/user/getSwitchInfoByEmail',
    summary: '按邮箱查询可切换公司',
    input: z.strictObject({ email: z.email('邮箱格式不正确').max(100) }),
    output: z.array(switchableAccount),
    identities: LOGGED_IN,
    transaction: 'none',
  }),
  queryCrmCustomerCode: defineEndpoint({
    method: 'GET',
    path: '/member-center/queryCrmCustomerCode',
    summary: '查询客户编码',
    input: nothing,
    output: z.object({ customerCode: z.string(), firmName: z.string() }),
    identities: LOGGED_IN,
  }),
  listSessions: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/session/list',
    summary: '查询登录设备',
    input: nothing,
    output: z.array(ownSession),
    identities: ACCOUNT_HOLDERS,
    transaction: 'none',
    participant: 'any',
    reads: true,
    specified: false,
  }),
  endSession: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/session/end',
    summary: '下线登录设备',
    /** Without `sessionId`: every session but this one. */
    input: z.strictObject({
      sessionId: z
        .string()
        .regex(/^[0-9a-f]{24}$/, '编号格式不正确')
        .optional(),
    }),
    objects: { sessionId: 'session' },
    output: z.array(ownSession),
    identities: ACCOUNT_HOLDERS,
    transaction: 'none',
    specified: false,
  }),
};
