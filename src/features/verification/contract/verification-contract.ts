import { z } from 'zod';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { captcha, captchaAnswer, captchaSolution, codeSent, mailRequest, smsRequest } from './verification-schemas.ts';

const waitSeconds = z.object({ retryAfter: z.number().int() });

export const captchaErrors = {
  CAPTCHA_WRONG: { status: 422, code: 10020, message: '验证码不正确或已过期，请按新图片重新输入' },
} as const;

export const sendErrors = {
  CAPTCHA_UNSOLVED: { status: 422, code: 10021, message: '图形验证已失效，请重新完成图形验证' },
  CONTACT_MISSING: { status: 422, code: 10022, message: '账号未绑定此联系方式，请换一种验证方式' },
  SENT_TOO_OFTEN: { status: 429, code: 10023, message: '验证码发送过于频繁，请稍后再试', data: waitSeconds },
  SENDING_CLOSED: {
    status: 429,
    code: 10024,
    message: '今日验证码发送量已满，请明天再试或联系客服',
    data: waitSeconds,
  },
} as const;

/** Picture questions and codes by SMS and mail, specification 7.1. */
export const verificationContract = {
  createCaptcha: defineEndpoint({
    method: 'GET',
    path: '/member-center/imageVerification/create',
    summary: '获取图形验证码',
    input: z.strictObject({}),
    output: captcha,
    identities: EVERYONE,
    transaction: 'none',
    // The question belongs to a session, which is opened for whoever has none.
    reads: false,
  }),
  checkCaptcha: defineEndpoint({
    method: 'POST',
    path: '/member-center/imageVerification/check',
    summary: '校验图形验证码',
    input: captchaAnswer,
    queryFields: ['id', 'phoneNumber'],
    output: captchaSolution,
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
    errors: captchaErrors,
  }),
  sendSms: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/ver/sms',
    summary: '发送短信验证码',
    input: smsRequest,
    output: codeSent,
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
    errors: sendErrors,
  }),
  sendMail: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/ver/mail',
    summary: '发送邮件验证码',
    input: mailRequest,
    output: codeSent,
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
    errors: sendErrors,
  }),
};
