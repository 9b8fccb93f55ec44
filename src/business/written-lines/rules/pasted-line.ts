import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import type { PastedRow } from './parse-pasted-rows.ts';

/** A row as a line that is read as the same row again. */
export function pastedLine({ code, name, quantity, customerCode, note, fields = {} }: PastedRow): string {
  const cells = [
    code,
    ...(name === '' ? [] : [name]),
    quantity,
    customerCode,
    [note, ...lineFieldWords(fields)].join(' ').trim(),
  ];
  const line = cells.join('\t').trimEnd();
  // A code alone would mean one.
  return line.includes('\t') ? line : `${line}\t`;
}
