import type { BulkRow, RowAnswer } from '../contract/bulk-schemas.ts';

/** A row with what was chosen for it; a chosen quantity brings its own unit. */
export function answeredRow(row: BulkRow, answer: RowAnswer | undefined): BulkRow {
  if (!answer) return row;
  const { goodsCode = row.goodsCode, quantity } = answer;
  return quantity === undefined ? { ...row, goodsCode } : { ...row, goodsCode, quantity, unit: '' };
}
