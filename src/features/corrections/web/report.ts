import type { CorrectionField } from '../contract/correction-contract.ts';

/** What the form holds. */
export interface Report {
  fields: CorrectionField[];
  content: string;
  contact: string;
  /** Data URLs. */
  pictures: string[];
}

export const NO_REPORT: Report = { fields: [], content: '', contact: '', pictures: [] };

const MOBILE = /^1[3-9]\d{9}$/;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LEAST_WORDS = 5;

/** What is missing, by field; empty when it can be sent. The call asks for the same. */
export function judgeReport({ fields, content, contact }: Report): Partial<Record<keyof Report, string>> {
  const where = contact.trim();
  return {
    ...(fields.length === 0 && { fields: '请选择有误的内容' }),
    ...(content.trim().length < LEAST_WORDS && { content: `请用至少 ${LEAST_WORDS} 个字说明哪里有误` }),
    ...(where !== '' && !MOBILE.test(where) && !MAIL.test(where) && { contact: '请填写邮箱或 11 位手机号' }),
  };
}
