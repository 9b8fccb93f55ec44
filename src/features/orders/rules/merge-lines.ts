import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

/** Lines of several orders as one shopping list: each item once, its quantities added up, at most the shop's maximum. */
export function mergeLines(
  lines: readonly { skuCode: string; quantity: number }[],
): { itemNo: string; quantity: number }[] {
  const quantities = new Map<string, number>();
  for (const { skuCode, quantity } of lines) {
    quantities.set(skuCode, Math.min(MAX_QUANTITY, (quantities.get(skuCode) ?? 0) + quantity));
  }
  return [...quantities].map(([itemNo, quantity]) => ({ itemNo, quantity }));
}
