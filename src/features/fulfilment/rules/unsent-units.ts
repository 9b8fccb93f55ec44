import { type OrderWork, type ParcelLine, type PartLine, shippedOf, type WorkPart } from './order-work.ts';
import { awaitsWarehouse, isUnshipped } from './part-status.ts';

/** What of a part has not left. */
export interface UnsentPart {
  part: WorkPart;
  lines: ParcelLine[];
  /** Nothing of the part has left: it goes as a whole. */
  whole: boolean;
  /** What the part keeps: exactly what has left. */
  kept: PartLine[];
}

/** Everything of an order that may still be cancelled, part by part. */
export function unsentOf(work: OrderWork): UnsentPart[] {
  return work.parts
    .filter(({ status }) => awaitsWarehouse(status) || status === 'partly_signed')
    .flatMap((part) => {
      const shipped = (lineId: bigint) => shippedOf(work, part.partId, lineId);
      const lines = part.lines.flatMap(({ lineId, quantity }) => {
        const left = quantity - shipped(lineId);
        return left > 0 ? [{ lineId, quantity: left }] : [];
      });
      const kept = part.lines.flatMap(({ lineId }) => {
        const quantity = shipped(lineId);
        return quantity > 0 ? [{ lineId, quantity, picked: quantity }] : [];
      });
      return lines.length > 0 ? [{ part, lines, whole: isUnshipped(part.status), kept }] : [];
    });
}
