import { randomBytes, randomInt } from 'node:crypto';
import { type Db, inTransaction } from '#platform/api/database.ts';
import type { CallContext } from '#platform/api/implement-feature.ts';
import { log } from '#platform/api/log.ts';
import type { Messages } from '#platform/api/messages.ts';
import { refuse } from '#platform/api/refuse.ts';
import { takeQuotas } from '#platform/api/take-quotas.ts';
import { networkOf } from '#platform/shared/network-of.ts';
import { sendErrors } from '../contract/verification-contract.ts';
import { CODE_LENGTH } from '../rules/code-limits.ts';
import { needsAccount, needsCaptcha } from '../rules/code-purposes.ts';
import { normalizeSubject } from '../rules/normalize-contact.ts';
import type { AccountFacts } from './account-facts.ts';
import { spendCaptcha } from './captcha-repo.ts';
import { type CodeBinding, insertCode } from './code-repo.ts';
import { deliverCode, withholdCode } from './deliver-code.ts';
import { isShopQuota, sendQuotas } from './send-quotas.ts';
import { hashCode } from './spend-code.ts';
import type { VerificationKeys } from './verification-keys.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;

export interface CodeRequest extends Pick<CodeBinding, 'channel' | 'purpose'> {
  /** Absent for `reauth`, which goes to the caller's own phone or mail address. */
  target: string | undefined;
  captchaId: string | undefined;
}

export interface CodeSender {
  keys: VerificationKeys;
  messages: Messages;
  accounts: AccountFacts;
}

/**
 * Sends a code and resolves to where it went. Everything happens in one transaction: a refused request uses up neither
 * picture nor quota. Whether an account exists changes neither the answer nor the work.
 */
export function sendCode(context: CallContext, sender: CodeSender, request: CodeRequest): Promise<string> {
  const { keys, messages, accounts } = sender;
  return inTransaction(context.database, IDENTITY, 'write', async (db) => {
    const { target, solvedFor } = await addresseeOf(db, context, accounts, request);
    const binding = { channel: request.channel, purpose: request.purpose, target };
    await requireSolved(db, context, request, solvedFor);
    await requireQuota(db, keys, binding, networkOf(context.scope.ip));
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const known = (await accounts.hasAccount(db, binding)) || !needsAccount(request.purpose);
    // Where no code goes, what is stored fits no code.
    const fitting = known ? code : randomBytes(32).toString('base64url');
    await insertCode(db, binding, hashCode(keys, binding, fitting));
    await (known ? deliverCode(db, messages, binding, code) : withholdCode(db, keys, binding, code));
    return target;
  });
}

interface Addressee {
  target: string;
  /** What a picture question must have been solved for. */
  solvedFor: string;
}

async function addresseeOf(
  db: Db,
  { caller }: CallContext,
  accounts: AccountFacts,
  { channel, purpose, target }: CodeRequest,
): Promise<Addressee> {
  if (purpose !== 'reauth') {
    const given = normalizeSubject(target ?? '');
    return { target: given, solvedFor: given };
  }
  const own = caller.userId === null ? null : await accounts.readContacts(db, caller.userId);
  const contact = own?.[channel];
  if (!own || !contact) throw refuse(sendErrors, 'CONTACT_MISSING');
  return { target: normalizeSubject(contact), solvedFor: own.userName };
}

async function requireSolved(db: Db, context: CallContext, request: CodeRequest, solvedFor: string): Promise<void> {
  if (!needsCaptcha(request.channel, request.purpose)) return;
  const { tokenHash } = context.caller;
  const { captchaId } = request;
  const spent =
    captchaId && tokenHash && (await spendCaptcha(db, { id: captchaId, sessionHash: tokenHash, solvedFor }));
  if (!spent) throw refuse(sendErrors, 'CAPTCHA_UNSOLVED');
}

async function requireQuota(db: Db, keys: VerificationKeys, binding: CodeBinding, network: string): Promise<void> {
  const full = await takeQuotas(db, sendQuotas(keys, binding, network));
  if (!full) return;
  const { retryAfter } = full;
  if (isShopQuota(full)) {
    log.error({ channel: binding.channel }, 'daily limit of verification codes reached, none are sent');
    throw refuse(sendErrors, 'SENDING_CLOSED', { data: { retryAfter } });
  }
  const message = `验证码发送过于频繁，请 ${describeWait(retryAfter)}后再试`;
  throw refuse(sendErrors, 'SENT_TOO_OFTEN', { message, data: { retryAfter } });
}

function describeWait(seconds: number): string {
  if (seconds <= 60) return `${seconds} 秒`;
  return seconds <= 3600 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3600)} 小时`;
}
