import type { JudgedRow } from '../contract/bulk-schemas.ts';

/** What stands in the way of a row, with what could be written instead: for sheets and lists without buttons. */
export function rowWords({ message, choices }: Pick<JudgedRow, 'message' | 'choices'>): string {
  if (choices.length === 0) return message;
  return `${message}（可填：${choices.map(({ text, note }) => (note ? `${text}，${note}` : text)).join('；')}）`;
}
