/** Longest name that is kept, without its ending. */
const LONGEST = 80;

/** Name a receipt is offered under: what its owner called it, without what systems read as paths or commands. */
export function receiptName(given: string, ending: string): string {
  const plain = given
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[^\p{L}\p{N}._ -]/gu, '')
    .trim()
    .slice(0, LONGEST);
  return `${plain || '签收回单'}.${ending}`;
}
