/** Endings that every company's name has and that identify none. */
const LEGAL_FORM = /(股份有限公司|有限责任公司|集团有限公司|有限公司|分公司|公司|集团)$/;
const SHORT_NAME = 20;

const fold = (name: string) => name.normalize('NFKC').replace(/\s/g, '');

/** 华东精密制造（苏州）有限公司 is known as 华东精密制造. */
export function shortFirmName(name: string): string {
  const plain = fold(name).replace(/\([^)]*\)/g, '');
  const short = plain.replace(LEGAL_FORM, '');
  return [...(short.length >= 2 ? short : plain)].slice(0, SHORT_NAME).join('');
}

/** Full-width and plain brackets, blanks: one name. */
export const sameFirmName = (one: string, other: string): boolean => fold(one) === fold(other);
