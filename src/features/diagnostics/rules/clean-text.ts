import { maskEmail, maskIdCard, maskPhone } from '#platform/shared/mask.ts';

// oxlint-disable-next-line no-control-regex -- terminal sequences are what is looked for
const TERMINAL_SEQUENCE = /\u001b\[[0-9;?]*[ -/]*[@-~]/g;
/** Control characters, and marks that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

const COOKIE = /\b(set-cookie|cookie)\s*[:=].*/gi;
const SECRET =
  /(["']?\b(?:password|passwd|pwd|token|secret|authorization|smscode|captcha)["']?\s*[:=]\s*)(?:bearer\s+)?("(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s,;&}]+)/gi;
/** What follows the question mark of an address. */
const QUERY = /((?:https?:\/\/|\/)[^\s?#"'<>]{0,500})\?[^\s"'<>]*/gi;
/** Session tokens have 43 characters, hashes 64; no word of a message is that long. */
const TOKEN = /(?<![\w-])[\w-]{40,}(?![\w-])/g;
const MAIL = /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const ID_CARD = /(?<!\d)[1-9]\d{16}[\dXx](?!\d)/g;
const PHONE = /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g;

const REMOVED = '[已去除]';

function maskPhoneText(text: string): string {
  return maskPhone(text.replace(/\D/g, '').slice(-11));
}

/**
 * Text of a browser as it may be kept: one line, without terminal sequences, secrets and query strings, with mail
 * addresses, phone and identity numbers masked as specification 5 says, and at most `max` characters.
 */
export function cleanText(text: string, max: number): string {
  const visible = text
    .slice(0, max * 2)
    .replace(TERMINAL_SEQUENCE, '')
    .replace(UNSEEN, ' ');
  // A cut may go through the middle of a number, which would then no longer look like one.
  const whole = text.length > max * 2 ? visible.replace(/\S{0,200}$/, '') : visible;
  return whole
    .replace(COOKIE, `$1: ${REMOVED}`)
    .replace(SECRET, `$1${REMOVED}`)
    .replace(QUERY, '$1?…')
    .replace(TOKEN, REMOVED)
    .replace(MAIL, maskEmail)
    .replace(ID_CARD, maskIdCard)
    .replace(PHONE, maskPhoneText)
    .trim()
    .slice(0, max);
}
