import { describeQuantityRule, isOrderableQuantity, type QuantityRule } from '#features/catalog/rules/public.ts';

export interface LineSplit extends QuantityRule {
  /** What the line holds now. */
  quantity: number;
  /** What shall stand apart from it. */
  taken: number;
  unit: string;
}

/**
 * Why a line cannot be split like this, in words for the buyer; null when both parts obey the rule of the item
 * (specification 5). Nothing is added to or lost from the whole.
 */
export function splitObstacle({ quantity, taken, unit, moq, step }: LineSplit): string | null {
  const rule = describeQuantityRule({ moq, step, unit });
  if (quantity < 2 * moq) return `拆成两行至少要 ${2 * moq} ${unit}（${rule}）`;
  const rest = quantity - taken;
  if (rest < moq) return `拆出后原行只剩 ${Math.max(0, rest)} ${unit}，不足起订量 ${moq} ${unit}`;
  const fits = [taken, rest].every((part) => isOrderableQuantity({ quantity: part, moq, step }));
  return fits ? null : `拆出的数量要符合：${rule}`;
}
