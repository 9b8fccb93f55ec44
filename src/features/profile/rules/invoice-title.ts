import { taxNumberFault } from '#business/tax-numbers/rules/public.ts';

/** Specification 4, invoice types. */
export const TITLE_TYPES = { 1: '电子普通发票', 2: '增值税专用发票', 3: '电子普通发票（个人）' } as const;
export type TitleType = keyof typeof TITLE_TYPES;

/** Facts of an invoice title as they are typed; empty where a type has no use for them. */
export interface TitleFacts {
  type: TitleType;
  title: string;
  taxNo: string;
  bankName: string;
  bankAccount: string;
  address: string;
  phone: string;
  email: string;
}

export type TitleField = Exclude<keyof TitleFacts, 'type'>;

/** What each type cannot do without. */
const NEEDED: Readonly<Record<TitleType, readonly TitleField[]>> = {
  1: ['title', 'taxNo'],
  2: ['title', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount'],
  3: ['title'],
};

export const TITLE_LABELS: Readonly<Record<TitleField, string>> = {
  title: '发票抬头',
  taxNo: '税号',
  bankName: '开户银行',
  bankAccount: '银行账号',
  address: '注册地址',
  phone: '注册电话',
  email: '收票邮箱',
};

/** Fields a type has: what it needs, and the mail box electronic invoices go to. */
export const fieldsOfType = (type: TitleType): readonly TitleField[] => [...NEEDED[type], 'email'];

export const isNeeded = (type: TitleType, field: TitleField): boolean => NEEDED[type].includes(field);

/** What is wrong with the facts, by field; nothing when an invoice can be written on them. */
export function titleFaults(facts: TitleFacts): Partial<Record<TitleField, string>> {
  const faults: Partial<Record<TitleField, string>> = {};
  for (const field of NEEDED[facts.type]) if (!facts[field]) faults[field] = `请填写${TITLE_LABELS[field]}`;
  if (facts.type !== 3 && facts.taxNo) {
    const fault = taxNumberFault(facts.taxNo);
    if (fault) faults.taxNo = fault;
  }
  if (facts.bankAccount && !/^[0-9 -]{6,40}$/.test(facts.bankAccount))
    faults.bankAccount = '银行账号只含数字，6 至 40 位';
  return faults;
}

/** Only what the type has: facts of another type, typed before, do not travel along. */
export function keepOfType(facts: TitleFacts): TitleFacts {
  const kept = fieldsOfType(facts.type);
  const none = { title: '', taxNo: '', bankName: '', bankAccount: '', address: '', phone: '', email: '' };
  return { ...none, ...Object.fromEntries(kept.map((field) => [field, facts[field]])), type: facts.type };
}
