import { z } from 'zod';

const captchaId = z.string().regex(/^[\w-]{22}$/, '图形验证编号格式不正确');
const phoneNumber = z.string().regex(/^1[3-9]\d{9}$/, '应为 11 位手机号');
const email = z.email('邮箱格式不正确').max(100);

/** The callers' own phone or mail address is used for this purpose, whatever they give. */
const OWN_CONTACT = 'reauth';

export const captcha = z.object({
  id: z.string(),
  /** The picture itself, `data:image/svg+xml;base64,…`. */
  image: z.string(),
});

export const captchaAnswer = z.strictObject({
  id: captchaId,
  /** Phone, mail address or account name that the question is solved for. */
  phoneNumber: z
    .string()
    .max(100)
    .regex(/^[\p{L}\p{N}_.@'+-][\p{L}\p{N}_.@'+\- ]*$/u, '应为手机号、邮箱或用户名'),
  /** Input methods write full-width letters too. */
  answer: z
    .string()
    .max(8)
    .regex(/^[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]+$/, '只能含字母和数字'),
});

export const captchaSolution = z.object({
  /** Seconds in which the solution may be used, once. */
  expiresIn: z.number().int(),
});

export const smsRequest = z
  .strictObject({
    purpose: z.enum(['login', 'register', 'reset', 'change_phone', 'reauth']),
    phoneNumber: phoneNumber.optional(),
    captchaId,
  })
  .refine(({ purpose, phoneNumber: given }) => given || purpose === OWN_CONTACT, {
    path: ['phoneNumber'],
    error: '请填写手机号',
  });

export const mailRequest = z
  .strictObject({
    purpose: z.enum(['login', 'register', 'reset', 'change_mail', 'reauth']),
    email: email.optional(),
    captchaId: captchaId.optional(),
  })
  .refine(({ purpose, email: given }) => given || purpose === OWN_CONTACT, { path: ['email'], error: '请填写邮箱' })
  .refine(({ purpose, captchaId: given }) => given || purpose === 'change_mail', {
    path: ['captchaId'],
    error: '请先完成图形验证',
  });

export const codeSent = z.object({
  /** Masked. */
  sentTo: z.string(),
  /** Seconds until another code may be asked for. */
  retryAfter: z.number().int(),
  /** Seconds the code is good for. */
  expiresIn: z.number().int(),
});
