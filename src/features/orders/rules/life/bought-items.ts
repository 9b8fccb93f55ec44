import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

/** A line that was bought, as far as it is bought again. */
export interface BoughtLine {
  skuId: bigint;
  itemNo: string;
  productName: string;
  quantity: number;
  /** 1/10,000 yuan. */
  salesPrice: bigint;
}

/** Lines of several orders as one shopping list: each item once, quantities added up, the latest price and name kept. */
export function boughtItems(lines: readonly BoughtLine[]): BoughtLine[] {
  const items = new Map<string, BoughtLine>();
  for (const line of lines) {
    const quantity = Math.min(MAX_QUANTITY, (items.get(line.itemNo)?.quantity ?? 0) + line.quantity);
    items.set(line.itemNo, { ...line, quantity });
  }
  return [...items.values()];
}

export function priceChange(before: bigint, now: bigint): 'up' | 'down' | 'same' {
  if (before === now) return 'same';
  return now > before ? 'up' : 'down';
}
