export { CAPTCHA_LENGTH, CODE_LENGTH } from './code-limits.ts';
export type { CodeChannel, CodePurpose } from './code-purposes.ts';
export { normalizeEmail, normalizePhone, normalizeSubject } from './normalize-contact.ts';
