import { describe, expect, it } from 'vitest';
import { codeMessage } from './code-message.ts';
import { type CodePurpose, needsAccount, needsCaptcha, needsLogin } from './code-purposes.ts';

describe('purposes', () => {
  it.each<[CodePurpose, { login: boolean; account: boolean; mailCaptcha: boolean }]>([
    ['login', { login: false, account: true, mailCaptcha: true }],
    ['register', { login: false, account: false, mailCaptcha: true }],
    ['reset', { login: false, account: true, mailCaptcha: true }],
    ['change_phone', { login: true, account: false, mailCaptcha: true }],
    ['change_mail', { login: true, account: false, mailCaptcha: false }],
    ['reauth', { login: true, account: false, mailCaptcha: true }],
  ])('%s needs %j', (purpose, needs) => {
    expect({
      login: needsLogin(purpose),
      account: needsAccount(purpose),
      mailCaptcha: needsCaptcha('mail', purpose),
    }).toEqual(needs);
    expect(needsCaptcha('sms', purpose)).toBe(true);
  });
});

it('a message says who sends it, what the code is for and how long it lives', () => {
  expect(codeMessage('012345', 'login')).toEqual({
    text: '【MRO采购系统】验证码 012345，用于登录，10 分钟内有效。请勿告诉他人。',
    params: { code: '012345', act: '登录', minutes: '10' },
  });
});
