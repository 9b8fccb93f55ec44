import { filledLineFields } from '#business/line-fields/rules/public.ts';
import { wholeAmount } from '#business/quantities/rules/public.ts';
import { doubtedFigure, type PastedRow } from '#business/written-lines/rules/public.ts';
import type { Wish } from '#features/enquiries/web/public.ts';
import type { JudgedRow } from '../contract/bulk-schemas.ts';

/** Longest texts an enquiry keeps. */
const NAME = 200;
const CODE = 60;
const NOTE = 300;
const UNIT = 10;

const noteOf = (...parts: string[]) => parts.filter(Boolean).join('，').slice(0, NOTE);

/**
 * So many, in the unit they were written in: 200 个 stay 200 个, though the item comes by the box. What is no whole number
 * is said in words; one stands for it.
 */
function amountOf(written: string): Pick<Wish, 'quantity' | 'unit'> & { words: string } {
  const amount = wholeAmount(written);
  const doubted = doubtedFigure(written);
  if (doubted !== null) return { quantity: doubted, words: `数量写作“${written}”` };
  if (amount) return { quantity: amount.quantity, words: '', ...(amount.unit && { unit: amount.unit.slice(0, UNIT) }) };
  // A draft keeps no line without a quantity: that this one was not written stands beside it.
  return { quantity: 1, words: written ? `数量写作“${written}”` : '清单没有写数量，请核对' };
}

/** A checked row as a wish: its item where one was found, else what was written, word for word. */
export function asWish(row: JudgedRow, customerCode = ''): Wish {
  const { item, code, purpose, fields, wantedQuantity, rowNumber, matchedBy, searchText } = row;
  const written = amountOf(row.quantity);
  const amount = item && wantedQuantity !== null ? { quantity: wantedQuantity, words: '' } : written;
  const { words, ...counted } = amount;
  // Our number or the maker's in the cell of the own code is no code of the firm.
  const own = item && matchedBy !== 'customer' && customerCode.trim() === code ? '' : customerCode;
  return {
    ...(item && { itemNo: item.itemCode, unit: item.orderUnit }),
    name: (item?.productName ?? (searchText || code || purpose || `第 ${rowNumber} 行`)).slice(0, NAME),
    ...counted,
    ...filledLineFields({ ...fields, note: '' }),
    note: noteOf(fields.note, words),
    customerCode: (own || (matchedBy === 'customer' ? code : '')).trim().slice(0, CODE),
    acceptSubstitute: true,
  };
}

/** Not to be had from the shelf: nothing a choice of the buyer would change. */
export const isOpen = ({ status, item, candidates }: JudgedRow): boolean =>
  status === 'error' || status === 'ok' || (status === 'ask' && item === null && candidates.length === 0);

/** A row nobody has judged yet. */
export function wishOfText({ code, name, quantity, customerCode, note, fields }: PastedRow): Wish {
  const { words, ...counted } = amountOf(quantity.trim());
  return {
    name: (name.trim() || code.trim() || customerCode.trim() || note.trim()).slice(0, NAME),
    ...counted,
    ...fields,
    note: noteOf(note.trim(), words),
    customerCode: customerCode.trim().slice(0, CODE),
    acceptSubstitute: true,
  };
}
