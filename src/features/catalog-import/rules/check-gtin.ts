/**
 * True when `code` is a GTIN of 8, 12, 13 or 14 digits whose check digit fits: from the right the digits weigh
 * 1, 3, 1, 3 … and the sum is a multiple of ten.
 */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = [...code].reverse().map(Number);
  const total = digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0);
  return total % 10 === 0;
}
