import { z } from 'zod';

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

const phoneNumber = z.string().regex(/^1\d{10}$/, '请输入 11 位手机号');

/**
 * All fields absent: a visitor login, which the specification sends with an empty body. Otherwise either name and
 * password (with a solved picture question once it is asked for) or phone and code.
 */
export const loginInput = z.strictObject({
  /** User name, phone number or mail address. */
  userName: z.string().trim().min(1, '请输入用户名').max(64).optional(),
  password: z.string().min(1, '请输入密码').max(200).optional(),
  captchaId: z.string().min(1).max(64).optional(),
  phoneNumber: phoneNumber.optional(),
  smsCode: z
    .string()
    .regex(/^\d{6}$/, '请输入 6 位验证码')
    .optional(),
  remember: z.boolean().default(false),
});

export const loginOutput = z.object({
  /** Empty in browsers, which hold the session in an HttpOnly cookie; API clients ask for it by header. */
  token: z.string(),
  visitor: z.boolean(),
});

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
