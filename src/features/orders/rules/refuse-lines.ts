import {
  describeQuantityRule,
  isOrderableQuantity,
  type PurchaseFacts,
  purchaseObstacle,
  type QuantityRule,
} from '#features/catalog/rules/public.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

export type JudgedItem = Omit<PurchaseFacts, 'quantity'> & QuantityRule;

/** An item as far as quantities go. */
export type RuledItem = QuantityRule & { orderUnit: string };

/** `quantity`: the caller broke the rule of the item; `obstacle`: the item cannot be had now. */
export interface LineRefusal {
  kind: 'quantity' | 'obstacle';
  why: string;
}

/** What else is known of an item that may be had so often only; null: nothing stands in the way of so many. */
export type ItemLimit = (quantity: number) => string | null;

const NO_LIMIT: ItemLimit = () => null;

export const totalOf = (quantities: readonly number[]): number => quantities.reduce((all, one) => all + one, 0);

/**
 * What the rule of an item says against these lines; null when nothing does (specification 5, decision 0037).
 * The smallest order and its steps concern what leaves the warehouse: all lines of an item together. Lines that could
 * each be ordered by themselves pass as well, also where a smallest order of 3 in steps of 4 makes no sum of two.
 */
export function itemQuantityFault(item: RuledItem, quantities: readonly number[]): string | null {
  const all = totalOf(quantities);
  if (all > MAX_QUANTITY) return `一单最多 ${MAX_QUANTITY.toLocaleString('zh-CN')} ${item.orderUnit}`;
  if (isOrderableQuantity({ ...item, quantity: all })) return null;
  const eachFits = quantities.every((quantity) => isOrderableQuantity({ ...item, quantity }));
  return eachFits ? null : describeQuantityRule({ ...item, unit: item.orderUnit });
}

/**
 * Why an item cannot be ordered in these lines; null when it can. Smallest order, steps, stock and limits are judged by
 * the sum of the lines: split in two they are the same goods.
 */
export function refuseLines(
  item: JudgedItem | null,
  quantities: readonly number[],
  limit: ItemLimit = NO_LIMIT,
): LineRefusal | null {
  if (!item) return { kind: 'obstacle', why: '没有这个商品编码' };
  const all = totalOf(quantities);
  const told = (why: string) =>
    quantities.length > 1 ? `本单 ${quantities.length} 行共 ${all} ${item.orderUnit}：${why}` : why;
  const fault = itemQuantityFault(item, quantities);
  if (fault !== null) return { kind: 'quantity', why: told(fault) };
  const limited = limit(all);
  if (limited !== null) return { kind: 'obstacle', why: limited };
  const obstacle = purchaseObstacle({ ...item, quantity: all });
  if (obstacle === null) return null;
  // Off sale it is in any quantity; only where stock runs short the sum explains something.
  const anyway = purchaseObstacle({ ...item, quantity: item.moq }) === obstacle;
  return { kind: 'obstacle', why: anyway ? obstacle : told(obstacle) };
}
