import type { ParcelGoods, SignCountInput } from '../contract/fulfilment-schemas.ts';

/** What is typed for one line of a parcel. */
export interface TypedCount {
  received: string;
  damaged: string;
  over: string;
}

export const asSent = (lines: readonly ParcelGoods[]): TypedCount[] =>
  lines.map(({ quantity }) => ({ received: String(quantity), damaged: '', over: '' }));

const WHOLE = /^\d{1,6}$/;

const read = (text: string) => (text.trim() === '' ? 0 : Number(text));
const isCount = (text: string) => text.trim() === '' || WHOLE.test(text.trim());

/** Counts as the shop takes them, or what is wrong with the first of them. Missing ones follow from what was sent. */
export function readCounts(
  lines: readonly ParcelGoods[],
  typed: readonly TypedCount[],
): { counts: SignCountInput[] } | { problem: string } {
  const counts: SignCountInput[] = [];
  for (const [place, { lineNo, quantity, skuCode }] of lines.entries()) {
    const row = typed[place];
    if (!row || ![row.received, row.damaged, row.over].every(isCount) || row.received.trim() === '') {
      return { problem: `${skuCode}：请填写整数` };
    }
    const [received, damaged, over] = [read(row.received), read(row.damaged), read(row.over)];
    if (received > quantity) return { problem: `${skuCode}：实收不能大于发货数量，多出的请填在“多发”` };
    if (damaged > received) return { problem: `${skuCode}：破损不能大于实收` };
    if (over > 0 && received < quantity) return { problem: `${skuCode}：不能既短少又多发` };
    counts.push({ lineNo, received, short: quantity - received, over, damaged });
  }
  return { counts };
}
