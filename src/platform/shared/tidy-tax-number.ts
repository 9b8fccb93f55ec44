/**
 * A taxpayer number or 统一社会信用代码 as people paste it, in the form that is stored: without blanks and hyphens, plain and
 * large letters (specification 4, invoices).
 */
export const tidyTaxNumber = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
