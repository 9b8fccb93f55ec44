import type { RegistrationValues } from './registration-form.tsx';

const FIELDS: Readonly<Record<string, keyof RegistrationValues>> = {
  CREDIT_CODE_WRONG: 'creditCode',
  COMPANY_MISMATCH: 'creditCode',
  REGISTRATION_CODE_REFUSED: 'smsCode',
  PASSWORD_UNFIT: 'password',
};

/** Which field a refusal of the registration is about; null where it is about the whole. */
export const fieldOfRefusal = (name: string | null): keyof RegistrationValues | null => (name && FIELDS[name]) || null;
