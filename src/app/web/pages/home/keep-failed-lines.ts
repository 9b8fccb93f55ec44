import type { FailInfo } from '#features/cart/contract/cart-schemas.ts';
import type { QuickOrderError, QuickOrderRow } from '#features/cart/rules/public.ts';

/** The list without the lines that went into the cart: what could not be read as it was, what failed once per item. */
export function keepFailedLines(
  text: string,
  rows: readonly QuickOrderRow[],
  failed: readonly Pick<FailInfo, 'skuCode'>[],
  errors: readonly Pick<QuickOrderError, 'line'>[],
): string {
  const failedCodes = new Set(failed.map(({ skuCode }) => skuCode.toUpperCase()));
  const unread = new Set(errors.map(({ line }) => line));
  const rowAt = new Map(rows.map((row) => [row.line, row]));
  const kept = text.split(/\r?\n/).flatMap((line, index) => {
    if (unread.has(index + 1)) return [line];
    const row = rowAt.get(index + 1);
    return row && failedCodes.has(row.itemNo.toUpperCase()) ? [`${row.itemNo} ${row.quantity}`] : [];
  });
  return kept.join('\n');
}
