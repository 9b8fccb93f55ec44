export interface CountedGoods {
  quantity: number;
  orderUnit: string;
}

/**
 * 12 盒: how many there are together, where all are counted in one unit; null where they are not, since 5 盒 and 3 米 are
 * eight of nothing (specification 8, sums of cart and checkout).
 */
export function wholeQuantity(lines: readonly CountedGoods[]): string | null {
  const [unit, ...others] = new Set(lines.map(({ orderUnit }) => orderUnit));
  if (!unit || others.length > 0) return null;
  const quantity = lines.reduce((pieces, line) => pieces + line.quantity, 0);
  return `${quantity.toLocaleString('zh-CN')} ${unit}`;
}

/** 3 种 12 盒, or 3 种 where units differ. */
export const kindsText = (lines: readonly CountedGoods[]): string =>
  [`${lines.length} 种`, wholeQuantity(lines)].filter(Boolean).join(' ');
