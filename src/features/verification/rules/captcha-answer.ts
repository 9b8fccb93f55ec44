import { CAPTCHA_ALPHABET } from './captcha-glyphs.ts';
import { CAPTCHA_LENGTH } from './code-limits.ts';

/** Numbers from 0 up to 1, 1 excluded; from a secure source where an answer must not be foreseen. */
export type Random = () => number;

/** Answer of a new question. */
export function pickAnswer(random: Random): string {
  const pick = () => CAPTCHA_ALPHABET.charAt(Math.floor(random() * CAPTCHA_ALPHABET.length));
  return Array.from({ length: CAPTCHA_LENGTH }, pick).join('');
}

/** Answers as they are compared: neither case nor full-width letters matter. */
export const foldAnswer = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
