export interface LineSplit {
  /** What the line holds now. */
  quantity: number;
  /** What shall stand apart from it. */
  taken: number;
  unit: string;
}

/**
 * Why a line cannot be split like this, in words for the buyer; null when something stands on both sides. Nothing is
 * added to or lost from the whole, and the rule of the item is judged by all its lines together (specification 5).
 */
export function splitObstacle({ quantity, taken, unit }: LineSplit): string | null {
  if (quantity < 2) return `只有 ${quantity} ${unit}，不能再拆`;
  if (taken < 1) return `新的一行至少要 1 ${unit}`;
  return taken < quantity ? null : `原行至少要留 1 ${unit}，最多拆出 ${quantity - 1} ${unit}`;
}
