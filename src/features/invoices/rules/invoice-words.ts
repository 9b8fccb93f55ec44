/** Longest remark that the platform takes. */
export const MAX_REMARK = 200;
export const REMARK_FIELDS = ['{PO号}', '{订单号}', '{物料编码}', '{对账单号}'] as const;
export const USUAL_REMARK = '订单号：{订单号} PO号：{PO号}';

export interface RemarkFacts {
  poNumbers: readonly string[];
  orderNos: readonly string[];
  materialCodes: readonly string[];
  statementNos: readonly string[];
}

const listed = (values: readonly string[]) => [...new Set(values.filter((value) => value !== ''))].join('、');

/**
 * The remark of one invoice, written by the template of its application: 200 characters at most. Where there are too many
 * numbers the words end with 等: the list of lines has them all.
 */
export function writeRemark(template: string, facts: RemarkFacts): string {
  const values: Record<(typeof REMARK_FIELDS)[number], readonly string[]> = {
    '{PO号}': facts.poNumbers,
    '{订单号}': facts.orderNos,
    '{物料编码}': facts.materialCodes,
    '{对账单号}': facts.statementNos,
  };
  let text = template;
  for (const field of REMARK_FIELDS) text = text.replaceAll(field, listed(values[field]));
  const written = [...text.trim()];
  return written.length <= MAX_REMARK ? written.join('') : `${written.slice(0, MAX_REMARK - 1).join('')}等`;
}

/** A line as the platform wants it: `*简称*名称`, 92 characters at most. */
export const lineName = (shortName: string, productName: string): string =>
  [...`*${shortName}*${productName}`].slice(0, 92).join('');

/** Whether every field in braces is one that a remark may name. */
export const isRemarkTemplate = (template: string): boolean =>
  [...template.matchAll(/\{[^{}]*\}/g)].every(([field]) => (REMARK_FIELDS as readonly string[]).includes(field));
