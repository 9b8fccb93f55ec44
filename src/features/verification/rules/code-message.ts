import { CODE_LIFETIME } from './code-limits.ts';
import type { CodePurpose } from './code-purposes.ts';

const ACTS: Readonly<Record<CodePurpose, string>> = {
  login: '登录',
  register: '注册企业账号',
  reset: '重置密码',
  change_phone: '更换手机号',
  change_mail: '更换邮箱',
  reauth: '身份验证',
};

export interface CodeMessage {
  /** The words as a person reads them. */
  text: string;
  /** The same facts for carriers that keep the words themselves. */
  params: Readonly<Record<'code' | 'act' | 'minutes', string>>;
}

/** What goes out with a code: what it is for, how long it lives, and that nobody else may have it. */
export function codeMessage(code: string, purpose: CodePurpose): CodeMessage {
  const params = { code, act: ACTS[purpose], minutes: String(CODE_LIFETIME / 60) };
  const text = `【MRO采购系统】验证码 ${code}，用于${params.act}，${params.minutes} 分钟内有效。请勿告诉他人。`;
  return { text, params };
}
