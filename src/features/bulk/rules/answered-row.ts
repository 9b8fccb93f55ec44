import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';
import type { RowAnswer } from '../contract/bulk-schemas.ts';

/** A row with what was chosen for it; a chosen quantity brings its own unit. */
export function answeredRow(row: WrittenRow, answer: RowAnswer | undefined): WrittenRow {
  if (!answer) return row;
  const { goodsCode = row.goodsCode, quantity } = answer;
  return quantity === undefined ? { ...row, goodsCode } : { ...row, goodsCode, quantity, unit: '' };
}
