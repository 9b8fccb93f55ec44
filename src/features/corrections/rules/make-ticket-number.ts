/** No 0/O, 1/I/L, U: read out on the phone without a mistake. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Number of a correction: JC, the day in Shanghai, and eight letters from the digest of the act that made it. The same act
 * arriving again gives the same number, so that it is kept once.
 */
export function makeTicketNumber(day: string, digest: Uint8Array): string {
  const letters = Array.from(digest.subarray(0, 8), (byte) => LETTERS[byte % LETTERS.length] ?? '');
  return `JC${day.replaceAll('-', '')}${letters.join('')}`;
}
