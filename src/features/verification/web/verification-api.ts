import { featureApi, isCallError } from '#platform/web/api-client.ts';
import verificationCalls from '../contract/verification-calls.gen.json';
import type { verificationContract } from '../contract/verification-contract.ts';
import type { MailPurpose, SmsPurpose } from '../rules/code-purposes.ts';
import { normalizeEmail, normalizePhone } from '../rules/normalize-contact.ts';

export const verificationApi = featureApi<typeof verificationContract>('verification', verificationCalls);

/**
 * Where a code goes and what for. `target` is the phone number or mail address as it was typed; for `reauth`, where the
 * server knows the address better, the name of the own account.
 */
export type CodeAddress =
  | { channel: 'sms'; purpose: SmsPurpose; target: string }
  | { channel: 'mail'; purpose: MailPurpose; target: string };

/** What is wrong with a target, before anybody is bothered with a picture; null when it can be sent to. */
export function targetProblem({ channel, purpose, target }: CodeAddress): string | null {
  if (purpose === 'reauth') return null;
  if (channel === 'sms') return normalizePhone(target) ? null : '请先填写正确的手机号';
  return normalizeEmail(target) ? null : '请先填写正确的邮箱';
}

export function requestCode(address: CodeAddress, captchaId: string | undefined) {
  const { channel, purpose, target } = address;
  if (channel === 'mail') {
    const email = purpose === 'reauth' ? undefined : (normalizeEmail(target) ?? target);
    return verificationApi.call.sendMail({ purpose, email, captchaId });
  }
  const phoneNumber = purpose === 'reauth' ? undefined : (normalizePhone(target) ?? target);
  return verificationApi.call.sendSms({ purpose, phoneNumber, captchaId: captchaId ?? '' });
}

export interface Refusal {
  message: string;
  /** Name of the error in the contract; null when the network failed. */
  name: string | null;
  /** Seconds until another try makes sense. */
  retryAfter: number | null;
}

export function refusalOf(error: unknown): Refusal {
  if (!isCallError(error)) return { message: '网络异常，请稍后再试', name: null, retryAfter: null };
  const data: unknown = error.data;
  const wait = typeof data === 'object' && data !== null && 'retryAfter' in data ? data.retryAfter : null;
  return { message: error.message, name: error.code, retryAfter: typeof wait === 'number' ? wait : null };
}
