import { convertQuantity } from '#business/quantities/rules/public.ts';
import { describeQuantityRule, type QuantityRule, snapQuantity } from '#features/catalog/rules/public.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

/** How an item is sold and counted: 盒 of 100 个. */
export interface SoldUnits extends QuantityRule {
  orderUnit: string;
  packQuantity: number;
  baseUnit: string;
}

export interface ProposedQuantity {
  /** In order units of the item. */
  quantity: number;
  /** The sum, or the question somebody has to answer; empty where the wish was counted in order units. */
  note: string;
}

/** At least the smallest order, in its steps: what a smaller wish becomes, and said. */
function fitted(item: SoldUnits, quantity: number, words: readonly string[]): ProposedQuantity {
  const fits = snapQuantity({ ...item, value: Math.min(quantity, MAX_QUANTITY), previous: 0 });
  const rule = fits === quantity ? '' : describeQuantityRule({ ...item, unit: item.orderUnit });
  return { quantity: fits, note: [...words, rule].filter(Boolean).join('，') };
}

/**
 * What the desk begins with for a wish in the buyer's own units (decision 0038): 200 个 of what is sold by 盒 of 100 are
 * 2 盒, with the sum. What is not sure is proposed with its question; what cannot be converted begins with the smallest
 * order, never with the figure of another unit.
 */
export function wishedQuantity(item: SoldUnits, wish: { quantity: number; unit: string }): ProposedQuantity {
  const converted = convertQuantity(String(wish.quantity), wish.unit, item);
  if (converted.kind === 'sure') return fitted(item, converted.quantity, [converted.sum]);
  if (converted.kind === 'problem') return fitted(item, item.moq, [converted.problem]);
  const [likeliest] = converted.proposals;
  return fitted(item, likeliest?.quantity ?? item.moq, [converted.question, likeliest?.surplus ?? '']);
}
