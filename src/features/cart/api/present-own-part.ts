import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import type { CartRow } from './cart-repo.ts';

type OwnPart = LineFields & Pick<CartLine, 'split' | 'quantity' | 'addedPrice' | 'selected' | 'searchId' | 'savedAt'>;

/** What the buyer has put there, whatever became of the item. */
export function presentOwnPart(row: CartRow): OwnPart {
  const { split, quantity, selected, searchId } = row;
  return {
    split,
    quantity,
    selected,
    searchId,
    ...lineFieldsOf(row),
    addedPrice: formatUnitPrice(row.addedPrice),
    savedAt: row.savedAt?.toISOString() ?? null,
  };
}
