/** Digits and letters of GB 32100-2015 in the order of their values; I, O, Z, S and V are left out. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** 登记管理部门, 类别, six digits of the region, nine of the organisation, one check character. */
const SHAPE = /^[1-9ANY][0-9A-HJ-NP-RTUWXY]\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/;
const LENGTH = 18;

/** Check character of the first 17: weights are the powers of 3 modulo 31 (GB 32100-2015, 5.6). */
export function creditCodeCheck(first17: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of first17.slice(0, LENGTH - 1)) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % ALPHABET.length;
  }
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
}

export type CreditCodeFault = 'length' | 'characters' | 'check';

/** What is wrong with a 统一社会信用代码 in its stored form; null when it is right. */
export function creditCodeFault(code: string): CreditCodeFault | null {
  if ([...code].length !== LENGTH) return 'length';
  if (!SHAPE.test(code)) return 'characters';
  return creditCodeCheck(code) === code.at(-1) ? null : 'check';
}

export const CREDIT_CODE_MESSAGES: Readonly<Record<CreditCodeFault, string>> = {
  length: '统一社会信用代码应为 18 位',
  characters: '统一社会信用代码只含数字和大写字母，不含 I、O、S、V、Z',
  check: '统一社会信用代码的校验位不正确，请核对营业执照',
};
