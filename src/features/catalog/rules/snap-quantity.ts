import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

/** What an item allows: the smallest order and what every further unit is bought in. */
export interface QuantityRule {
  moq: number;
  step: number;
}

export interface QuantityChange extends QuantityRule {
  value: number;
  previous: number;
}

/** Highest quantity that fits the rule; 0 when even the smallest order is beyond the limit. */
function highestQuantity({ moq, step }: QuantityRule): number {
  if (moq > MAX_QUANTITY) return 0;
  return moq + Math.floor((MAX_QUANTITY - moq) / step) * step;
}

/**
 * The quantity that stands after a person asked for `value` (specification 5): 0 stays 0; below the smallest order
 * it becomes 0 on the way down and the smallest order otherwise; above it is rounded up to smallest order + n × step;
 * never more than the highest quantity that fits. Anything that is no number counts as 0.
 */
export function snapQuantity({ value, previous, moq, step }: QuantityChange): number {
  if (!(value > 0)) return 0;
  const highest = highestQuantity({ moq, step });
  if (value < moq) return value < previous ? 0 : Math.min(moq, highest);
  return Math.min(highest, moq + Math.ceil((value - moq) / step) * step);
}

/** The same rule where nothing may be corrected: what a server accepts on a line that is to be ordered. */
export function isOrderableQuantity({ quantity, moq, step }: QuantityRule & { quantity: number }): boolean {
  const inRange = Number.isInteger(quantity) && quantity >= moq && quantity <= MAX_QUANTITY;
  return inRange && (quantity - moq) % step === 0;
}

/** The rule in words: 起订 10 盒，按 5 盒递增. */
export function describeQuantityRule({ moq, step, unit }: QuantityRule & { unit: string }): string {
  return step <= 1 ? `起订 ${moq} ${unit}` : `起订 ${moq} ${unit}，按 ${step} ${unit}递增`;
}
