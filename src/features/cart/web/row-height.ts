import type { CartTableRow } from '../rules/group-cart.ts';
import type { CartView } from './use-cart-view.ts';

/** Height of a row in px before it has been drawn; what is drawn is measured. */
export function rowHeight(row: CartTableRow, { density, fields }: CartView): number {
  if (row.kind === 'group') return 36;
  const notes = fields.length > 0 ? 28 : 0;
  return (density === 'dense' ? 39 : 65) + notes;
}
