import { type PastedRow, readPastedList } from '#business/written-lines/rules/public.ts';
import type { JudgedRow } from '../contract/bulk-schemas.ts';
import { withPacksAsked } from '../rules/ask-packs.ts';
import { MAX_CHECKED_ROWS } from '../rules/bulk-limits.ts';
import { bulkApi } from './bulk-api.ts';
import { asWrittenRow } from './order/typed-rows.ts';

/** A pasted row with what the shop says of it. */
export interface CheckedPaste {
  row: PastedRow;
  judged: JudgedRow;
}

/** The rows of a paste, and how many of its lines only sum up the others. */
export interface CheckedList {
  checked: CheckedPaste[];
  totals: number;
}

/** Reads a pasted list and has it checked as every other list; null where it is longer than one check takes. */
export async function checkPaste(text: string): Promise<CheckedList | null> {
  const { rows, totals } = readPastedList(text);
  return rows.length > MAX_CHECKED_ROWS ? null : { checked: await checkRows(rows), totals };
}

/** Has rows checked, in their order; what goes into the cart without another look asks when packs may mean pieces. */
export async function checkRows(rows: readonly PastedRow[]): Promise<CheckedPaste[]> {
  if (rows.length === 0) return [];
  const { rows: judged } = await bulkApi.call.check({ rows: rows.map((row, at) => asWrittenRow(row, at + 1)) });
  return rows.flatMap((row, at) => {
    const one = judged[at];
    return one ? [{ row, judged: withPacksAsked(one) }] : [];
  });
}
