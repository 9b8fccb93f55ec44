import { z } from 'zod';
import { mailAddress, mobileNumber } from '#platform/shared/contact-schemas.ts';
import { hasControlCharacters } from '#platform/shared/control-characters.ts';
import { plainText } from '#platform/shared/wire-schemas.ts';

export const verificationCode = z.string().regex(/^\d{6}$/, '请输入 6 位验证码');

/** One-time token of an invitation, as it stands in the mail. */
export const invitationCode = z.string().regex(/^[\w-]{43}$/, '激活链接不正确');

/** 128 code points take at most this many code units before they are put into NFC. What a password must be is a rule. */
const PASSWORD_UNITS = 512;

export const anyPassword = z
  .string()
  .min(1, '请输入密码')
  .max(PASSWORD_UNITS, '密码最多 128 个字符')
  .refine((text) => !hasControlCharacters(text, true) && text.isWellFormed(), '密码含有不可用的控制字符');

const FORMATS = {
  userName: z.string().regex(/^[\p{L}\d][\p{L}\d_.@-]{1,63}$/u, '用户名格式不正确'),
  phoneNumber: mobileNumber,
  email: mailAddress,
};

export const duplicateInput = z
  .strictObject({ type: z.enum(['userName', 'phoneNumber', 'email']), value: z.string().max(100, '最多 100 个字符') })
  .transform(({ type, value }, context) => {
    const parsed = FORMATS[type].safeParse(value.trim());
    if (parsed.success) return { type, value: parsed.data };
    context.addIssue({ code: 'custom', path: ['value'], message: parsed.error.issues[0]?.message ?? '格式不正确' });
    return z.NEVER;
  });

/** What a person types to be sent a code; the format alone tells where the code goes. */
export const accountInput = z.strictObject({
  account: z.union([mobileNumber, mailAddress], { error: '请输入 11 位手机号或邮箱地址' }),
});

export type PasswordChange =
  | { kind: 'own'; oldPassword: string; newPassword: string }
  | { kind: 'reset'; channel: 'sms' | 'mail'; account: string; code: string; newPassword: string }
  | { kind: 'activation'; invitationCode: string; newPassword: string };

const changeFields = z.strictObject({
  newPassword: anyPassword,
  /** Logged-in people change their own password. */
  oldPassword: anyPassword.optional(),
  /** People who forgot theirs prove the phone or mail address of the account by a code. */
  phoneNumber: mobileNumber.optional(),
  email: mailAddress.optional(),
  code: verificationCode.optional(),
  /** Invited people set their first one. */
  invitationCode: invitationCode.optional(),
});

/**
 * One object rather than a union of three, so that a wrong value is answered with its own name. Fields of two ways at
 * once are none of the three.
 */
export const passwordChangeInput = changeFields.transform((fields, context): PasswordChange => {
  const change = toPasswordChange(fields);
  if (change) return change;
  context.addIssue({
    code: 'custom',
    path: ['newPassword'],
    message: '须提供原密码，或手机号（邮箱）与验证码，或激活链接中的一种',
  });
  return z.NEVER;
});

function toPasswordChange(fields: z.output<typeof changeFields>): PasswordChange | null {
  const { newPassword, oldPassword, phoneNumber, email, code, invitationCode: invitation } = fields;
  const given = Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [name]))
    .sort()
    .join();
  if (given === 'newPassword,oldPassword' && oldPassword) return { kind: 'own', oldPassword, newPassword };
  if (given === 'invitationCode,newPassword' && invitation) {
    return { kind: 'activation', invitationCode: invitation, newPassword };
  }
  if (given === 'code,newPassword,phoneNumber' && phoneNumber && code) {
    return { kind: 'reset', channel: 'sms', account: phoneNumber, code, newPassword };
  }
  if (given === 'code,email,newPassword' && email && code) {
    return { kind: 'reset', channel: 'mail', account: email, code, newPassword };
  }
  return null;
}

export const invitation = z.object({
  firmName: z.string(),
  realName: z.string(),
  /** Masked. */
  email: z.string(),
  /** The person has logged in elsewhere before and keeps the password: accepting is all there is to do. */
  hasPassword: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** A company as public registers know it. */
export const company = z.object({
  name: z.string(),
  creditCode: z.string(),
  legalPerson: z.string().nullable(),
  address: z.string().nullable(),
  /** 存续, 在业, 注销, 吊销 … */
  status: z.string().nullable(),
});
export type Company = z.infer<typeof company>;

export const registrationInput = z.strictObject({
  companyName: plainText(100).min(4, '请填写营业执照上的企业全称'),
  creditCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-HJ-NP-RTUWXY]{18}$/, '请填写 18 位统一社会信用代码'),
  contactName: plainText(30).min(1, '请填写联系人'),
  phoneNumber: mobileNumber,
  smsCode: verificationCode,
  email: mailAddress,
  password: anyPassword,
  agreed: z.literal(true, '请先阅读并同意服务条款'),
  /** Job code of the sales person whose link led here (specification 2.9). */
  sc: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,20}$/, '销售工号格式不正确')
    .optional(),
});
export type Registration = z.output<typeof registrationInput>;

export const registered = z.object({
  firmName: z.string(),
  customerCode: z.string(),
  userName: z.string(),
  /** Masked; where the welcome mail goes. */
  email: z.string(),
});
export type Registered = z.infer<typeof registered>;
