export type { CodeChannel, CodePurpose } from './code-purposes.ts';
export { normalizeEmail, normalizePhone, normalizeSubject } from './normalize-contact.ts';
