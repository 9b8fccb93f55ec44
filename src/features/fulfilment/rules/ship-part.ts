import { type OrderWork, type ParcelLine, shippedOf, type WorkPart } from './order-work.ts';

/** What of a part lies ready and has not left yet. */
export function readyOf(work: OrderWork, part: WorkPart): ParcelLine[] {
  return part.lines.flatMap(({ lineId, picked }) => {
    const quantity = picked - shippedOf(work, part.partId, lineId);
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
}

/** Why a parcel cannot leave with these lines; null when it can. */
export function shipProblem(ready: readonly ParcelLine[], wanted: readonly ParcelLine[]): string | null {
  if (wanted.length === 0) return '请至少发出一种商品';
  if (new Set(wanted.map(({ lineId }) => lineId)).size !== wanted.length) return '同一商品只能填写一次';
  const tooMany = wanted.some(
    ({ lineId, quantity }) => quantity > (ready.find((one) => one.lineId === lineId)?.quantity ?? 0),
  );
  return tooMany ? '发货数量不能大于已拣未发的数量' : null;
}
