import { creditCodeCheck } from './credit-code.ts';

/** Registrars of companies: their numbers are credit codes. Those of foreign and of old taxpayers have 18 characters too. */
const WITH_CHECK = /^[159NY]/;
const LENGTHS = [15, 18, 20];
const CREDIT_CODE_LENGTH = 18;

/**
 * What is wrong with a taxpayer number in its stored form (specification 4, invoices), the same for an order's invoice and
 * for a title that is kept: 15, 18 or 20 characters; the usual 18 carry a check character.
 */
export function taxNumberFault(taxNo: string): string | null {
  if (!/^[0-9A-Z]+$/.test(taxNo)) return '税号只含数字和大写字母';
  if (!LENGTHS.includes(taxNo.length)) return '税号应为 15、18 或 20 位';
  if (taxNo.length !== CREDIT_CODE_LENGTH || !WITH_CHECK.test(taxNo)) return null;
  // None of the letters that no credit code has: a check character cannot be reckoned from them.
  const checked = !/[IOSVZ]/.test(taxNo) && creditCodeCheck(taxNo) === taxNo.at(-1);
  return checked ? null : '税号校验位不正确，请核对';
}
