/** A customer code as it is compared: half width, upper case, without signs. Empty for codes made of signs alone. */
export function codeKey(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
