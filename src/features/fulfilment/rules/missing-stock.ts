import { type HeldStock, type OrderWork, shippedOf, type WorkPart } from './order-work.ts';
import { awaitsWarehouse } from './part-status.ts';

/** What of a part's line still lies in the house. */
const inHouse = (work: OrderWork, part: WorkPart, lineId: bigint): number =>
  part.lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0) -
  shippedOf(work, part.partId, lineId);

/**
 * Stock that has to be held before parts can be picked: what they need beyond what is held for the order, other parts of
 * the same warehouse that are in hand left what they need. Parts of suppliers need none.
 */
export function needsStockMore(work: OrderWork, parts: readonly WorkPart[]): HeldStock[] {
  const started = work.parts.filter(
    (part) => part.status !== 'to_pick' && awaitsWarehouse(part.status) && !parts.includes(part),
  );
  const wanted = new Map<string, HeldStock>();
  for (const part of parts) {
    const { warehouse } = part;
    if (warehouse === null) continue;
    for (const { lineId } of part.lines) {
      const skuId = work.lines.find((line) => line.lineId === lineId)?.skuId;
      if (skuId === undefined) continue;
      const present = wanted.get(`${lineId} ${warehouse}`)?.quantity ?? 0;
      const quantity = present + inHouse(work, part, lineId);
      wanted.set(`${lineId} ${warehouse}`, { lineId, skuId, warehouse, quantity });
    }
  }
  return [...wanted.values()].flatMap((wish) => {
    const { lineId, warehouse } = wish;
    const held = work.held
      .filter((one) => one.lineId === lineId && one.warehouse === warehouse)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const taken = started
      .filter((part) => part.warehouse === warehouse)
      .reduce((sum, part) => sum + inHouse(work, part, lineId), 0);
    const missing = wish.quantity - Math.max(0, held - taken);
    return missing > 0 ? [{ ...wish, quantity: missing }] : [];
  });
}
