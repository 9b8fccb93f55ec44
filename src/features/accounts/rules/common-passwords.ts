import { COMMON_STEMS, COMMON_TAILS, COMMON_WHOLE } from './common-password-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const WHOLE = words(COMMON_WHOLE);
const PARTS = new Set([...words(COMMON_STEMS), ...words(COMMON_TAILS)]);

/** How many the list refuses, before patterns and disguises. */
export const COMMON_PASSWORD_COUNT = WHOLE.size + PARTS.size * (1 + PARTS.size);

/** A whole entry, or two parts put together. */
function isListed(text: string): boolean {
  if (WHOLE.has(text) || PARTS.has(text)) return true;
  // Parts are plain letters and digits: where a text has others, both of its ends are none.
  return Array.from(text, (_, at) => at).some((at) => PARTS.has(text.slice(0, at)) && PARTS.has(text.slice(at)));
}

const SIGNS: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', $: 's', '3': 'e', '1': 'i', '!': 'i' };

const withoutSigns = (text: string) => text.replace(/[@0$31!]/g, (sign) => SIGNS[sign] ?? sign);

/** p@ssw0rd123: the stem is disguised, the digits behind it are meant as digits. */
function undisguised(text: string): string[] {
  const tail = /\d*$/.exec(text)?.[0] ?? '';
  return [withoutSigns(text.slice(0, text.length - tail.length)) + tail, withoutSigns(text)];
}

/** One block over and over: 88888888, 12341234, abcabcabc. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/su.test(text);

const ZERO = 48;
const NINE = 57;

/** Digits or letters in order, up or down, single or in pairs: 12345678, 87654321, abcdefgh, 11223344. */
function isRun(text: string): boolean {
  const codes = [...text.replace(/(.)\1/gsu, '$1')].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  // On the keyboard 0 follows 9.
  const next = (code: number) => (step === 1 && code === NINE ? ZERO : code + step);
  const inOrder = codes.every((code, at) => at === 0 || code === next(codes[at - 1] ?? 0));
  return codes.length > 3 && Math.abs(step) === 1 && inOrder;
}

/** A birthday, alone or behind a name or initials: 19870412, wxl19870412. */
const isBirthday = (text: string) => /^[a-z]{0,6}(19[4-9]\d|20[0-3]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text);

/** A mobile number, whoever's it is. */
const isPhone = (text: string) => /^1[3-9]\d{9}$/.test(text);

/**
 * True for what attackers try first: frequent passwords of leaked lists with Chinese habits, also in capitals, with @
 * for a and the like, or with signs at the end; runs, repeats, birthdays and phone numbers.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/[!.?#*~_@]+$/u, '');
  const spellings = [plain, bare, ...undisguised(plain), ...undisguised(bare)];
  return (
    spellings.some(isListed) ||
    [plain, bare].some((text) => [isRepeated, isRun, isBirthday, isPhone].some((is) => is(text)))
  );
}
