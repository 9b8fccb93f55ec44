import { z } from 'zod';

/** User info as specification 3 lists it; personal data arrive masked, the browser never needs them whole. */
export const userInfo = z.object({
  userId: z.string(),
  userCode: z.string(),
  userName: z.string(),
  realName: z.string(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  participantId: z.string(),
  participantExtendType: z.number().int(),
  sellerCode: z.string().nullable(),
  customerCode: z.string(),
  firmId: z.string(),
  firmCustomerId: z.string(),
  firmName: z.string(),
  firmShortName: z.string(),
  firmType: z.enum(['company', 'group']),
  levelCode: z.string(),
  logoUrl: z.string().nullable(),
  themeColor: z.string().nullable(),
  firmChannel: z.number().int(),
  loginSource: z.number().int(),
  permissions: z.array(z.string()),
});
export type UserInfo = z.infer<typeof userInfo>;

/** Both fields absent: a visitor login, which the specification sends with an empty body. */
export const loginInput = z.strictObject({
  userName: z.string().trim().min(1, '请输入用户名').max(64).optional(),
  password: z.string().min(1, '请输入密码').max(200).optional(),
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
