import { describeQuantityRule, isOrderableQuantity, type QuantityRule } from '#features/catalog/rules/public.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

type ItemRule = QuantityRule & { orderUnit: string };

export const MOST_OF_AN_ITEM = `各行合计最多 ${MAX_QUANTITY.toLocaleString('zh-CN')}`;

export const totalOf = (quantities: readonly number[]): number => quantities.reduce((all, one) => all + one, 0);

/**
 * What stands against the lines of one item as a whole; null: nothing. Smallest order and steps (specification 5) concern
 * what leaves the warehouse, so lines are judged by their sum; lines that could each be ordered alone pass as well. The
 * order judges alike.
 */
export function itemFault(item: ItemRule, quantities: readonly number[]): string | null {
  const all = totalOf(quantities);
  if (isOrderableQuantity({ ...item, quantity: all })) return null;
  if (quantities.every((quantity) => isOrderableQuantity({ ...item, quantity }))) return null;
  const rule = describeQuantityRule({ ...item, unit: item.orderUnit });
  return quantities.length > 1 ? `${quantities.length} 行共 ${all} ${item.orderUnit}：${rule}` : rule;
}

/**
 * Why a line cannot be given a quantity; null when it can. A line that stands alone obeys the rule by itself; beside
 * others of its item it may hold what the buyer wants there, and the cart says where the sum does not fit.
 */
export function changeFault(item: ItemRule, quantity: number, quantities: readonly number[]): string | null {
  if (quantities.length > 1 || isOrderableQuantity({ ...item, quantity })) return null;
  return describeQuantityRule({ ...item, unit: item.orderUnit });
}
