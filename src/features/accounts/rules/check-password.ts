/** Bounds in Unicode code points after NFC; there is no rule about kinds of characters and nothing is cut off. */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

export type PasswordFault = 'too_short' | 'too_long' | 'common' | 'personal' | 'unchanged';

export const PASSWORD_MESSAGES: Readonly<Record<PasswordFault, string>> = {
  too_short: `密码至少 ${MIN_PASSWORD} 个字符`,
  too_long: `密码最多 ${MAX_PASSWORD} 个字符`,
  common: '这个密码太常见，很容易被猜到，请换一个',
  personal: '密码不能包含公司名称、姓名、用户名、手机号、邮箱名或商城名称',
  unchanged: '新密码不能与当前密码相同',
};

/** Code points, as a person counts characters; a letter and its accent typed apart count as one. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length;
}

export interface PasswordFacts {
  /** Whether a password is among those that attackers try first. */
  isCommon: (password: string) => boolean;
  /** What others know of the person: see `personalWords`. */
  words: readonly string[];
  oldPassword?: string;
}

/** The first thing that speaks against a new password; null when it may be used. */
export function checkPassword(password: string, facts: PasswordFacts): PasswordFault | null {
  const length = passwordLength(password);
  if (length < MIN_PASSWORD) return 'too_short';
  if (length > MAX_PASSWORD) return 'too_long';
  if (facts.oldPassword?.normalize('NFC') === password.normalize('NFC')) return 'unchanged';
  if (facts.isCommon(password)) return 'common';
  return facts.words.some((word) => namesWord(password, word)) ? 'personal' : null;
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Hint for the person who types. Length is what helps; a refused password is weak however long it is. */
export function passwordStrength(password: string, facts: PasswordFacts): PasswordStrength {
  if (checkPassword(password, facts) !== null) return 'weak';
  const length = passwordLength(password);
  const kinds = new Set([...password.normalize('NFC')]).size;
  if (length >= 16 && kinds >= 8) return 'strong';
  return length >= 12 && kinds >= 6 ? 'good' : 'fair';
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
const isHan = (character: string) => /\p{Script=Han}/u.test(character);

/** Long words may not stand anywhere in it; short ones may, but not with mere digits and signs around them. */
function namesWord(password: string, word: string): boolean {
  const folded = fold(password);
  const name = fold(word);
  const characters = [...name];
  if (characters.length < 2) return false;
  if (characters.length >= 4 || characters.filter(isHan).length >= 2) return folded.includes(name);
  return folded.replace(/[^\p{L}]/gu, '') === name.replace(/[^\p{L}]/gu, '') && folded.includes(name);
}
