import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

export interface PastedLine {
  /** Words, a model or an item number, as they were pasted. */
  name: string;
  quantity: number;
}

/** Most lines of one enquiry. */
export const MAX_ENQUIRY_LINES = 200;
const LONGEST_NAME = 200;

const QUANTITY = /^(.*?)(?:[\t,，;；×xX*]|\s)\s*(\d{1,6})\s*(?:个|件|只|套|台|支|把|盒|包|米|卷|箱|条|根)?$/u;

/** A list out of a mail or a sheet: a wish a row, its quantity at the end; a row without one counts as a single piece. */
export function readPastedLines(text: string): PastedLine[] {
  const rows = text.split(/\r?\n/).map((row) => row.trim());
  return rows
    .filter((row) => row !== '')
    .slice(0, MAX_ENQUIRY_LINES)
    .map((row) => {
      const [, name = '', digits = ''] = QUANTITY.exec(row) ?? [];
      const quantity = Number(digits);
      const whole = name.trim() !== '' && quantity >= 1 && quantity <= MAX_QUANTITY;
      const words = (whole ? name : row).replace(/\t+/g, ' ').trim().slice(0, LONGEST_NAME);
      return { name: words, quantity: whole ? quantity : 1 };
    });
}
