import type { Wish } from '#features/enquiries/web/public.ts';
import type { JudgedRow } from '../contract/bulk-schemas.ts';
import type { PastedRow } from '../rules/parse-pasted-rows.ts';

/** Longest texts an enquiry keeps. */
const NAME = 200;
const CODE = 60;
const NOTE = 300;

const noteOf = (...parts: string[]) => parts.filter(Boolean).join('，').slice(0, NOTE);

/** A checked row as a wish: its item where one was found, else what was written, word for word. */
export function asWish(row: JudgedRow, customerCode = ''): Wish {
  const { item, code, quantity, purpose, wantedQuantity, rowNumber, matchedBy } = row;
  const known = item && { itemNo: item.itemCode, unit: item.orderUnit };
  return {
    ...known,
    name: (item?.productName ?? (code || purpose || `第 ${rowNumber} 行`)).slice(0, NAME),
    // What cannot be counted is said in words; one stands for it.
    quantity: wantedQuantity ?? 1,
    note: noteOf(purpose, wantedQuantity === null && quantity ? `数量写作“${quantity}”` : ''),
    customerCode: (customerCode || (matchedBy === 'customer' ? code : '')).trim().slice(0, CODE),
    acceptSubstitute: true,
  };
}

/** A row nobody has judged yet. */
export const wishOfText = ({ code, quantity, customerCode, note }: PastedRow): Wish => ({
  name: (code.trim() || customerCode.trim() || note.trim()).slice(0, NAME),
  quantity: 1,
  note: noteOf(note.trim(), quantity.trim() && `数量写作“${quantity.trim()}”`),
  customerCode: customerCode.trim().slice(0, CODE),
  acceptSubstitute: true,
});
