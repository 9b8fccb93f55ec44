import type { Caller } from '#platform/api/caller.ts';
import type { Database } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import type { Messages } from '#platform/api/messages.ts';
import { refuse } from '#platform/api/refuse.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { ACCOUNT_HOLDERS } from '#platform/shared/define-endpoint.ts';
import { identityRefusal } from '#platform/shared/identity-refusal.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { captchaErrors, verificationContract } from '../contract/verification-contract.ts';
import { CAPTCHA_LIFETIME, CODE_LIFETIME, SEND_PAUSE } from '../rules/code-limits.ts';
import { type CodePurpose, needsLogin } from '../rules/code-purposes.ts';
import type { AccountFacts } from './account-facts.ts';
import { answerQuestion, askQuestion } from './ask-question.ts';
import { sendCode } from './send-code.ts';
import { verificationKeys } from './verification-keys.ts';

const verification = implementFeature(verificationContract);

export interface VerificationSettings {
  database: Database;
  pepper: Buffer;
  messages: Messages;
  accounts: AccountFacts;
}

/** Handlers of picture questions and codes, specification 7.1. */
export function createVerificationHandlers({ database, pepper, messages, accounts }: VerificationSettings) {
  const keys = verificationKeys(pepper);
  const sender = { keys, messages, accounts };

  const createCaptcha = verification.createCaptcha.handler(({ context }) => askQuestion(context, keys, accounts));

  const checkCaptcha = verification.checkCaptcha.handler(async ({ input, context }) => {
    const { id, answer, phoneNumber: solvedFor } = input;
    const sessionHash = context.caller.tokenHash ?? '';
    if (await answerQuestion(database, keys, { id, answer, solvedFor, sessionHash })) {
      return { expiresIn: CAPTCHA_LIFETIME };
    }
    throw refuse(captchaErrors, 'CAPTCHA_WRONG');
  });

  const sendSms = verification.sendSms.handler(async ({ input, context }) => {
    const { purpose, phoneNumber, captchaId } = input;
    admitPurpose(context.caller, purpose);
    const target = await sendCode(context, sender, { channel: 'sms', purpose, target: phoneNumber, captchaId });
    return sentTo(maskPhone(target));
  });

  const sendMail = verification.sendMail.handler(async ({ input, context }) => {
    const { purpose, email, captchaId } = input;
    admitPurpose(context.caller, purpose);
    const target = await sendCode(context, sender, { channel: 'mail', purpose, target: email, captchaId });
    return sentTo(maskEmail(target));
  });

  return { createCaptcha, checkCaptcha, sendSms, sendMail };
}

/** Whoever changes or confirms an account must be logged in to one of our own: procurement systems keep theirs. */
function admitPurpose({ identity, userId }: Caller, purpose: CodePurpose): void {
  if (!needsLogin(purpose)) return;
  if (userId === null) throw refuse(commonErrors, 'UNAUTHORIZED');
  if (ACCOUNT_HOLDERS.includes(identity)) return;
  throw refuse(commonErrors, 'IDENTITY_REFUSED', { message: identityRefusal(identity) });
}

const sentTo = (masked: string) => ({ sentTo: masked, retryAfter: SEND_PAUSE, expiresIn: CODE_LIFETIME });
