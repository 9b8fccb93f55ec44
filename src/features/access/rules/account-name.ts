/**
 * One spelling for every way to type an account: width, case and surrounding space do not make another person, nor do
 * the spaces, hyphens and country code people put into phone numbers. Names are stored and counted in this spelling.
 */
export function accountName(typed: string): string {
  const name = typed.normalize('NFKC').trim().toLowerCase();
  const digits = name.replace(/[\s-]/g, '');
  return /^(\+?86)?1\d{10}$/.test(digits) ? digits.slice(-11) : name;
}
