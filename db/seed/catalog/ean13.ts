/** Completes twelve digits by the check digit of GS1: weights 1 and 3 from the left, sum to a multiple of ten. */
export function ean13(twelve: string): string {
  if (!/^\d{12}$/.test(twelve)) throw new Error(`not twelve digits: ${twelve}`);
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
