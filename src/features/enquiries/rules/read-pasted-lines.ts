import { wholeAmount } from '#business/quantities/rules/public.ts';
import { doubtedFigure, type PastedFields, parsePastedRows } from '#business/written-lines/rules/public.ts';

export interface PastedLine {
  /** Words, a model or an item number, as they were pasted. */
  name: string;
  /** Null: none was written, or none that is sure; somebody is asked for it. */
  quantity: number | null;
  /** As it was written; empty where none was. */
  unit: string;
  customerCode: string;
  note: string;
  /** What a pasted table says beside that, each by its name. */
  fields: PastedFields;
}

/** Most lines of one enquiry. */
export const MAX_ENQUIRY_LINES = 200;
const LONGEST_NAME = 200;
const LONGEST_UNIT = 10;
const LONGEST_CODE = 60;
const LONGEST_NOTE = 300;

/**
 * A list out of a mail or a sheet: a wish a row, read as every pasted list is. No quantity is made up where none was
 * written (decision 0038); one of no whole figure stays among the words, for somebody to read.
 */
export function readPastedLines(text: string): PastedLine[] {
  return parsePastedRows(text)
    .slice(0, MAX_ENQUIRY_LINES)
    .map(({ code, name, quantity, customerCode, note, fields = {} }) => {
      const doubted = doubtedFigure(quantity);
      // A figure behind a name is its quantity or belongs to it: it stands in both places, for somebody to look.
      const amount = doubted === null ? wholeAmount(quantity) : null;
      const words = [code, name, amount ? '' : (doubted ?? quantity)].filter(Boolean).join(' ');
      return {
        name: (words || customerCode).slice(0, LONGEST_NAME),
        quantity: doubted ?? amount?.quantity ?? null,
        unit: (amount?.unit ?? '').slice(0, LONGEST_UNIT),
        customerCode: customerCode.slice(0, LONGEST_CODE),
        note: note.slice(0, LONGEST_NOTE),
        fields,
      };
    });
}
