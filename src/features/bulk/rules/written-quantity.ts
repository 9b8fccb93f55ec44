import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';

/** The quantity of a row as it was written, the unit of its own column behind it. */
export const writtenQuantity = ({ quantity, unit }: Pick<WrittenRow, 'quantity' | 'unit'>): string =>
  [quantity, quantity === '' ? '' : unit].filter(Boolean).join(' ');
