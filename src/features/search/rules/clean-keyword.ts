import { MAX_KEYWORD } from './keyword-limits.ts';

/** Characters that draw nothing or turn the direction of writing: pasted from spreadsheets, chats and worse. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** What a person typed, trimmed, without markup and invisible characters, full width made half width (specification 5). */
export function plainKeyword(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[\t\n\r]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether more was typed than is searched for: at most 60 characters (specification 5 and 9, search). */
export function isKeywordLong(typed: string): boolean {
  return [...plainKeyword(typed)].length > MAX_KEYWORD;
}

/** The same as the shop remembers it: what is kept from before the limit was told, and words to offer, may be longer. */
export function cleanKeyword(typed: string): string {
  return [...plainKeyword(typed)].slice(0, MAX_KEYWORD).join('').trim();
}
