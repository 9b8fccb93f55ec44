import { MAX_KEYWORD } from './keyword-limits.ts';

/** Characters that draw nothing or turn the direction of writing: pasted from spreadsheets, chats and worse. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/**
 * What a person typed as the shop sends, shows and remembers it (specification 5, search): trimmed, without markup
 * and invisible characters, full width made half width, at most 60 characters.
 */
export function cleanKeyword(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[\t\n\r]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, MAX_KEYWORD).join('').trim();
}
