import { pastedLine } from '#business/written-lines/rules/public.ts';
import { type CheckedPaste, checkPaste, rowWords } from '#features/bulk/web/public.ts';

/** A pasted list as lines of a selection, and what of it somebody has to look at again. */
export interface PastedLines {
  lines: { skuCode: string; quantity: number }[];
  /** Rows that could not be taken, as they were pasted, with the reason of each. */
  left: string;
  faults: string[];
  /** Lines that only sum up the others. */
  totals: number;
}

/** Taken is what names an item and a quantity; whether it can be bought now does not matter for a selection. */
function lineOf({ judged: { item, orderQuantity, wantedQuantity, status } }: CheckedPaste) {
  const quantity = status === 'ask' ? null : orderQuantity || wantedQuantity;
  return item && quantity ? { skuCode: item.itemCode, quantity } : null;
}

/** Reads a pasted list by the rules of every list: units are converted, and what does not decide is left. */
export async function readPastedSelection(text: string): Promise<PastedLines | null> {
  const list = await checkPaste(text);
  if (!list) return null;
  const { checked, totals } = list;
  const left = checked.filter((one) => lineOf(one) === null);
  return {
    lines: checked.flatMap((one) => lineOf(one) ?? []),
    left: left.map(({ row }) => pastedLine(row)).join('\n'),
    faults: left.map(
      ({ row, judged }) =>
        `${row.code || row.name} ${row.quantity}：${[judged.conversion, rowWords(judged)].filter(Boolean).join('；')}`,
    ),
    totals,
  };
}
