import type { Db } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { seal } from '#platform/api/seal.ts';
import { codeMessage } from '../rules/code-message.ts';
import type { CodeBinding } from './code-repo.ts';
import type { VerificationKeys } from './verification-keys.ts';

const WITHHELD_TOPIC = 'verification.withheld';
const SMS_TEMPLATE = 'verification_code';
const MAIL_SUBJECT = 'MRO采购系统验证码';

export async function deliverCode(db: Db, messages: Messages, binding: CodeBinding, code: string): Promise<void> {
  const { text, params } = codeMessage(code, binding.purpose);
  if (binding.channel === 'mail') return messages.mail(db, { to: binding.target, subject: MAIL_SUBJECT, text });
  return messages.sms(db, { phoneNumber: binding.target, template: SMS_TEMPLATE, params, text });
}

/** Does all the work of sending and sends nothing: how long a request takes must not tell which accounts exist. */
export async function withholdCode(db: Db, keys: VerificationKeys, binding: CodeBinding, code: string): Promise<void> {
  const message = { ...binding, ...codeMessage(code, binding.purpose) };
  await enqueueEffect(db, WITHHELD_TOPIC, { sealed: seal(JSON.stringify(message), keys.code) });
}

/** What was withheld leaves the outbox like everything else, and that is all. */
export const verificationEffects: EffectHandlers = { [WITHHELD_TOPIC]: () => Promise.resolve() };
