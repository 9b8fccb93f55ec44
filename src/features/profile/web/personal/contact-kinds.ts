import { normalizeEmail, normalizePhone } from '#features/verification/rules/public.ts';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { personalApi } from './personal-queries.ts';

export type ContactName = 'phone' | 'mail';

/** What differs between a phone and a mail address on this page. */
export interface ContactKind {
  label: string;
  inputMode: 'tel' | 'email';
  autoComplete: string;
  maxLength: number;
  /** The address meant by what was typed; null where none is. */
  normalize: (typed: string) => string | null;
  problem: string;
  /** Where the code goes that proves it. */
  codeTo: (
    target: string,
  ) =>
    | { channel: 'sms'; purpose: 'change_phone'; target: string }
    | { channel: 'mail'; purpose: 'change_mail'; target: string };
  save: (value: string, code: string) => Promise<PersonalProfile>;
}

export const CONTACT_KINDS: Readonly<Record<ContactName, ContactKind>> = {
  phone: {
    label: '手机号',
    inputMode: 'tel',
    autoComplete: 'tel',
    // Room for +86 and spaces.
    maxLength: 20,
    normalize: normalizePhone,
    problem: '请输入 11 位手机号',
    codeTo: (target) => ({ channel: 'sms', purpose: 'change_phone', target }),
    save: (phoneNumber, code) => personalApi.call.changePhone({ phoneNumber, code }),
  },
  mail: {
    label: '邮箱',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: 100,
    normalize: normalizeEmail,
    problem: '请输入正确的邮箱地址',
    codeTo: (target) => ({ channel: 'mail', purpose: 'change_mail', target }),
    save: (email, code) => personalApi.call.changeMail({ email, code }),
  },
};
