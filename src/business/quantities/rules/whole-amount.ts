import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { FINEST } from './read-number.ts';
import { readQuantity } from './read-quantity.ts';

/** A quantity with its unit as it was written, for places that take any unit. */
export interface WholeAmount {
  quantity: number;
  /** Empty where none was written. */
  unit: string;
}

/** A quantity of one whole figure; null for everything that needs words: 0.5盒, 20-30. */
export function wholeAmount(text: string): WholeAmount | null {
  const reading = readQuantity(text);
  if (!('ways' in reading) || reading.ways.length > 1 || reading.inside) return null;
  const [part, other] = reading.ways[0] ?? [];
  if (!part || other || !reading.sure || part.amount % FINEST !== 0n) return null;
  const quantity = Number(part.amount / FINEST);
  return quantity > MAX_QUANTITY ? null : { quantity, unit: part.unit?.word ?? '' };
}
