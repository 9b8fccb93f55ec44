import { z } from 'zod';
import { ACCOUNT_HOLDERS, defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { plainText } from '#platform/shared/wire-schemas.ts';
import {
  accountInput,
  anyPassword,
  company,
  duplicateInput,
  invitation,
  invitationCode,
  passwordChangeInput,
  registered,
  registrationInput,
} from './accounts-schemas.ts';

const nothing = z.object({});
const byInvitation = z.strictObject({ code: invitationCode });

export const secretErrors = {
  SECRET_REFUSED: { status: 422, code: 10040, message: '当前密码不正确' },
  SECRET_LOCKED: { status: 429, code: 10041, message: '当前密码输错次数过多，请 15 分钟后再试' },
} as const;

export const passwordErrors = {
  /** The message says which rule; one of `PasswordFault`. */
  PASSWORD_UNFIT: {
    status: 400,
    code: 10042,
    message: '这个密码不能使用，请换一个',
    data: z.object({ fault: z.string() }),
  },
} as const;

export const resetErrors = {
  RESET_REFUSED: { status: 422, code: 10043, message: '验证码不正确或已失效，请核对后重试，或重新获取验证码' },
} as const;

export const invitationErrors = {
  INVITATION_REFUSED: { status: 404, code: 10044, message: '激活链接已失效或已使用' },
} as const;

export const companyErrors = {
  COMPANY_LOOKUP_DOWN: {
    status: 503,
    code: 10045,
    message: '企业信息查询暂不可用，请直接填写企业全称和统一社会信用代码',
  },
} as const;

export const registrationErrors = {
  ...passwordErrors,
  CREDIT_CODE_WRONG: { status: 400, code: 10046, message: '统一社会信用代码不正确，请核对营业执照' },
  REGISTRATION_CODE_REFUSED: { status: 422, code: 10047, message: '短信验证码不正确或已失效，请重新获取' },
  COMPANY_REGISTERED: { status: 409, code: 10048, message: '该企业已开通，请联系贵司管理员邀请您加入' },
  PHONE_REGISTERED: { status: 409, code: 10049, message: '该手机号已注册，请直接登录' },
  COMPANY_MISMATCH: { status: 422, code: 10050, message: '企业名称与统一社会信用代码不是同一家企业，请核对营业执照' },
  COMPANY_CLOSED: { status: 422, code: 10051, message: '该企业的登记状态为注销或吊销，不能开通' },
} as const;

/** How an account comes to be and how its secret changes: member centre calls of specification 7.1. */
export const accountsContract = {
  checkDup: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/checkDup',
    summary: '检查账号信息是否重复',
    input: duplicateInput,
    /** Always false for everyone but user administrators, and true within their own firm only (record 0011). */
    output: z.object({ duplicate: z.boolean() }),
    identities: EVERYONE,
    rate: 'login',
  }),
  existence: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/existence',
    summary: '查询验证码发送方式',
    input: accountInput,
    /** Answered from the format of what was typed; no account is looked up (record 0011). */
    output: z.object({ channel: z.enum(['sms', 'mail']), sentTo: z.string() }),
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    participant: 'any',
  }),
  checkSecret: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/checkSecret',
    summary: '验证当前密码',
    input: z.strictObject({ password: anyPassword }),
    output: nothing,
    identities: ACCOUNT_HOLDERS,
    rate: 'login',
    transaction: 'none',
    errors: secretErrors,
  }),
  showInvitation: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/ver/invitation',
    summary: '查询邀请',
    input: byInvitation,
    output: invitation,
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    participant: 'any',
    errors: invitationErrors,
  }),
  acceptInvitation: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/invitation/accept',
    summary: '接受邀请',
    input: byInvitation,
    output: nothing,
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    errors: invitationErrors,
    specified: false,
  }),
  resendInvitation: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/invitation/resend',
    summary: '重新发送激活邮件',
    input: byInvitation,
    /** The same whether a mail was sent or not. */
    output: nothing,
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    specified: false,
  }),
  modifyPassword: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/modifyPassword',
    summary: '修改密码',
    input: passwordChangeInput,
    /** Token of the session that goes on after a change of one's own password; empty in browsers and otherwise. */
    output: z.object({ token: z.string() }),
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    errors: { ...secretErrors, ...passwordErrors, ...resetErrors, ...invitationErrors },
  }),
  queryCompanies: defineEndpoint({
    method: 'POST',
    path: '/member-center/queryTycCustomer',
    summary: '查询企业工商信息',
    input: z.strictObject({ keyword: plainText(60).min(2, '请至少输入 2 个字') }),
    output: z.array(company),
    identities: EVERYONE,
    rate: 'search',
    transaction: 'none',
    participant: 'any',
    errors: companyErrors,
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/enterprise/iieRegister',
    summary: '企业注册',
    input: registrationInput,
    output: registered,
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    errors: registrationErrors,
  }),
};
