import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';

/** What a number is: ours, the firm's own, the maker's. */
export type MatchKind = 'item' | 'customer' | 'mpn';

/** A text that may name the item of a row, as the numbers it is tried as. */
export interface Clue {
  text: string;
  /** Goods found as any of these are as likely. */
  kinds: MatchKind[];
  /** False where a number says too little to stand for goods of another column's kind: somebody looks first. */
  sure: boolean;
}

/** Figures alone are as often a number of somebody else's. */
const FIGURES = /^\d+$/;

/**
 * What a row may be found by, the surest first: its own column, then what stands in the others. 物料编码 may hold our
 * numbers or the maker's, and 型号 ours or the firm's own: tried as these where they are not what their column is for.
 */
export function clues(row: Pick<WrittenRow, 'goodsCode' | 'customerCode' | 'mpn'>): Clue[] {
  const { goodsCode, customerCode, mpn } = row;
  const sure = true;
  const all: Clue[] = [
    { text: goodsCode, kinds: ['item'], sure },
    { text: goodsCode, kinds: ['customer'], sure },
    { text: customerCode, kinds: ['customer'], sure },
    { text: goodsCode, kinds: ['mpn'], sure },
    { text: mpn, kinds: ['mpn'], sure },
    { text: customerCode, kinds: ['item', 'mpn'], sure: !FIGURES.test(customerCode) },
    { text: mpn, kinds: ['item', 'customer'], sure },
  ];
  return all.filter(({ text }) => text !== '');
}
