const PDF_HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Whether bytes begin as a PDF does. */
export const isPdf = (bytes: Uint8Array): boolean => PDF_HEAD.every((byte, at) => bytes[at] === byte);

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
