import type { BulkAddResult } from '../../contract/bulk-schemas.ts';
import { bulkApi } from '../bulk-api.ts';
import type { CheckedPaste } from '../check-paste.ts';
import { asWrittenRow } from '../order/typed-rows.ts';
import { sendWithRetries } from '../send-with-retries.ts';

/** What went into the cart, and every row that did not. */
export interface QuickAddition {
  added: CheckedPaste[];
  left: CheckedPaste[];
  result: BulkAddResult | null;
}

/** Adds the rows that are in order as they stand; what would be changed or has to be chosen stays. */
export async function addChecked(checked: readonly CheckedPaste[]): Promise<QuickAddition> {
  const good = checked.filter(({ judged }) => judged.status === 'ok');
  if (good.length === 0) return { added: [], left: [...checked], result: null };
  const rows = good.map(({ row, judged }) => asWrittenRow(row, judged.rowNumber));
  const input = { rows, duplicates: 'merge', withWarnings: false } as const;
  const result = await sendWithRetries((idempotencyKey) =>
    bulkApi.call.addRows(input, { context: { idempotencyKey } }),
  );
  const reasons = new Map(result.rejected.map(({ rowNumber, message }) => [rowNumber, message]));
  // Stock that several rows share, or that lies in the cart already, is known only now.
  const after = checked.map(({ row, judged }): CheckedPaste => {
    const message = reasons.get(judged.rowNumber);
    return message === undefined ? { row, judged } : { row, judged: { ...judged, status: 'error', message } };
  });
  return {
    added: after.filter(({ judged }) => judged.status === 'ok'),
    left: after.filter(({ judged }) => judged.status !== 'ok'),
    result,
  };
}
