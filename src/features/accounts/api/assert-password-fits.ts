import { refuse } from '#platform/api/refuse.ts';
import { passwordErrors } from '../contract/accounts-contract.ts';
import { checkPassword, PASSWORD_MESSAGES } from '../rules/check-password.ts';
import { isCommonPassword } from '../rules/common-passwords.ts';
import { type PersonFacts, personalWords } from '../rules/personal-words.ts';

/**
 * Refuses a new password that breaks a rule. Before a stranger has proved who they are, `person` must hold nothing but
 * what they typed themselves: a refusal would tell what the account knows.
 */
export function assertPasswordFits(
  password: string,
  person: PersonFacts = {},
  { oldPassword, message }: { oldPassword?: string; message?: string } = {},
): void {
  const fault = checkPassword(password, { isCommon: isCommonPassword, words: personalWords(person), oldPassword });
  if (!fault) return;
  throw refuse(passwordErrors, 'PASSWORD_UNFIT', { message: message ?? PASSWORD_MESSAGES[fault], data: { fault } });
}
