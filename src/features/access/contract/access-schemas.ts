import { z } from 'zod';
import { plainText } from '#platform/shared/wire-schemas.ts';

const optionalText = z.string().nullable();

/** User info as specification 3 lists it; personal data arrive masked, the browser never needs them whole. */
export const userInfo = z.object({
  userId: z.string(),
  userCode: z.string(),
  userName: z.string(),
  realName: z.string(),
  nickName: optionalText,
  avatarUrl: optionalText,
  phoneNumber: optionalText,
  email: optionalText,
  regType: z.string(),
  subscribePromotion: z.boolean(),
  participantId: z.string(),
  participantExtendType: z.number().int(),
  sellerCode: optionalText,
  contactCode: optionalText,
  /** Yuan; null means that the person has no limit of their own. */
  amountLimit: optionalText,
  memberLevel: z.string(),
  customerCode: z.string(),
  mainCustomerCode: optionalText,
  r3Code: optionalText,
  customerId: z.string(),
  firmId: z.string(),
  firmCustomerId: z.string(),
  firmName: z.string(),
  firmShortName: z.string(),
  firmType: z.enum(['company', 'group', 'operator']),
  firmChannel: z.number().int(),
  quotationSwitch: z.boolean(),
  costSwitch: z.boolean(),
  freeShipping: z.boolean(),
  levelCode: z.string(),
  logoUrl: optionalText,
  themeColor: optionalText,
  loginSource: z.number().int(),
  /** Scenario the session's calls belong to (specification 6). */
  scenarioCode: z.enum(['enterprise', 'punchout']),
  firstLogin: z.boolean(),
  permissions: z.array(z.string()),
});
export type UserInfo = z.infer<typeof userInfo>;

const credentials = z.strictObject({
  /** User name, phone number or mail address. */
  userName: plainText(100).pipe(z.string().min(1, '请输入用户名')).optional(),
  password: z.string().min(1, '请输入密码').max(512).optional(),
  /** Picture question solved for this account name, once one is asked for. */
  captchaId: z
    .string()
    .regex(/^[\w-]{22}$/, '图片验证编号格式不正确')
    .optional(),
  phoneNumber: z
    .string()
    .regex(/^1[3-9]\d{9}$/, '请输入 11 位手机号')
    .optional(),
  smsCode: z
    .string()
    .regex(/^\d{6}$/, '请输入 6 位验证码')
    .optional(),
  remember: z.boolean().default(false),
});
type Credentials = z.infer<typeof credentials>;

/**
 * All fields absent: a visitor login, which the specification sends with an empty body. Otherwise either name and
 * password or phone and code, whole and never both.
 */
export const loginInput = credentials.superRefine((input, context) => {
  const fault = loginFault(input);
  if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
});

function loginFault(input: Credentials): [keyof Credentials, string] | null {
  const { userName, password, captchaId, phoneNumber, smsCode, remember } = input;
  const byName = userName !== undefined || password !== undefined || captchaId !== undefined;
  const byPhone = phoneNumber !== undefined || smsCode !== undefined;
  if (byName && byPhone) return ['phoneNumber', '密码登录与短信登录不能同时使用'];
  if (byPhone) return missing(input, { phoneNumber: '请输入 11 位手机号', smsCode: '请输入 6 位验证码' });
  if (byName || remember) return missing(input, { userName: '请输入用户名', password: '请输入密码' });
  return null;
}

function missing(input: Credentials, wanted: Partial<Record<keyof Credentials, string>>) {
  const entries = Object.entries(wanted) as [keyof Credentials, string][];
  return entries.find(([name]) => input[name] === undefined) ?? null;
}

export const loginOutput = z.object({
  /** Empty in browsers, which hold the session in an HttpOnly cookie; API clients ask for it by header. */
  token: z.string(),
  visitor: z.boolean(),
});

/** An account as somebody may read it who sits at a browser where it is, or may be, logged in: masked. */
export const accountNamed = z.object({
  participantId: z.string(),
  name: z.string(),
  phoneNumber: optionalText,
  firmName: z.string(),
});
export type AccountNamed = z.infer<typeof accountNamed>;

export const specialConfig = z.object({
  phoneVersionSwitch: z.enum(['0', '1']),
  customerServiceSwitch: z.enum(['0', '1']),
});

/** One of the firms a person may work for. */
export const switchableAccount = z.object({
  firmParticipantId: z.string(),
  firmName: z.string(),
  firmShortName: z.string(),
  firmType: z.enum(['company', 'group', 'operator']),
  current: z.boolean(),
});
export type SwitchableAccount = z.infer<typeof switchableAccount>;

/** One of the caller's own sessions, as its owner may know it. */
export const ownSession = z.object({
  /** Not the token: a name for this session that opens nothing. */
  sessionId: z.string(),
  /** Browser and system, 「Chrome 156 · Windows」. */
  device: z.string(),
  ip: optionalText,
  firmName: z.string(),
  current: z.boolean(),
  remember: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;
