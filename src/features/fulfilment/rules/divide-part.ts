import type { ParcelLine, PartLine } from './order-work.ts';

/** Why these quantities cannot go into a part of their own; null when they can. Both parts must keep something. */
export function divideProblem(lines: readonly PartLine[], moved: readonly ParcelLine[]): string | null {
  if (moved.length === 0) return '请填写要拆出的数量';
  if (new Set(moved.map(({ lineId }) => lineId)).size !== moved.length) return '同一商品只能填写一次';
  const tooMany = moved.some(({ lineId, quantity }) => {
    const own = lines.find((line) => line.lineId === lineId);
    return !own || quantity < 1 || quantity > own.quantity;
  });
  if (tooMany) return '拆出数量不能大于应拣数量';
  return dividePart(lines, moved).length === 0 ? '至少要留一件在原分单' : null;
}

/** What stays in the part. */
export function dividePart(lines: readonly PartLine[], moved: readonly ParcelLine[]): PartLine[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - (moved.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity, picked: Math.min(line.picked, quantity) }] : [];
  });
}
