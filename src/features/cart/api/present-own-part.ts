import { formatUnitPrice } from '#platform/shared/money.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import type { LineNotes } from '../rules/line-notes.ts';
import type { CartRow } from './cart-repo.ts';

type OwnPart = LineNotes & Pick<CartLine, 'split' | 'quantity' | 'addedPrice' | 'selected' | 'searchId' | 'savedAt'>;

/** What the buyer has put there, whatever became of the item. */
export function presentOwnPart(row: CartRow): OwnPart {
  const { split, quantity, selected, searchId, note, department, costCenter, project, expectedOn, customerCode } = row;
  return {
    ...{ split, quantity, selected, searchId, note, department, costCenter, project, expectedOn, customerCode },
    addedPrice: formatUnitPrice(row.addedPrice),
    savedAt: row.savedAt?.toISOString() ?? null,
  };
}
