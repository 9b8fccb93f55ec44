interface LinedCategory {
  /** Top category above it. */
  line: { code: string; name: string };
  purchased: boolean;
}

export interface ProductLine {
  categoryCode: string;
  categoryName: string;
  categoryCount: number;
  purchasedCount: number;
}

/** Product lines with how many of their categories the firm buys; the line with most categories first. */
export function summariseLines(categories: readonly LinedCategory[]): ProductLine[] {
  const lines = Map.groupBy(categories, ({ line }) => line.code);
  return [...lines]
    .map(([categoryCode, members]) => ({
      categoryCode,
      categoryName: members[0]?.line.name ?? categoryCode,
      categoryCount: members.length,
      purchasedCount: members.filter(({ purchased }) => purchased).length,
    }))
    .sort((a, b) => b.categoryCount - a.categoryCount || (a.categoryCode < b.categoryCode ? -1 : 1));
}
