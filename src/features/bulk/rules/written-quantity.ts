import type { BulkRow } from '../contract/bulk-schemas.ts';

/** The quantity of a row as it was written, the unit of its own column behind it. */
export const writtenQuantity = ({ quantity, unit }: Pick<BulkRow, 'quantity' | 'unit'>): string =>
  [quantity, quantity === '' ? '' : unit].filter(Boolean).join(' ');
