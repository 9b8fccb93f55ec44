const MOBILE = /^1[3-9]\d{9}$/;
const MAIL = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;
const MAX_MAIL = 100;

/** Full-width signs become plain ones: input methods write １３８ and Ａ. */
const fold = (text: string) => text.normalize('NFKC').trim();

/** 138 1234 5678, 138-1234-5678, +86 13812345678 and full-width digits all name the same phone; null for anything else. */
export function normalizePhone(text: string): string | null {
  const digits = fold(text)
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+86|0086)/, '');
  return MOBILE.test(digits) ? digits : null;
}

/** Addresses are compared without regard to case; null for what is no address. */
export function normalizeEmail(text: string): string | null {
  const address = fold(text).toLowerCase();
  return address.length <= MAX_MAIL && MAIL.test(address) ? address : null;
}

/** Whom a picture question is solved for: a phone, a mail address or the name of an account, however it was typed. */
export function normalizeSubject(text: string): string {
  return normalizePhone(text) ?? fold(text).toLowerCase();
}
