/** Stock held for a line in one warehouse. */
export interface HeldStock {
  id: bigint;
  lineId: bigint;
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

export interface Release extends HeldStock {
  /** Given back; the rest of `quantity` stays held. */
  released: number;
}

/**
 * Which reservations give back how much, so that each line holds no more than what it still waits for (`waiting`, by
 * line). The last reservation gives first: the nearest warehouse was reserved first and sends what is left. Lines that
 * are not named keep what they hold; goods that never lay in stock hold nothing.
 */
export function planRelease(held: readonly HeldStock[], waiting: ReadonlyMap<bigint, number>): Release[] {
  const newestFirst = held.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return [...waiting].flatMap(([lineId, keep]) => {
    const ofLine = newestFirst.filter((row) => row.lineId === lineId);
    let surplus = ofLine.reduce((sum, row) => sum + row.quantity, 0) - keep;
    return ofLine.flatMap((row): Release[] => {
      const released = Math.min(row.quantity, Math.max(0, surplus));
      surplus -= released;
      return released > 0 ? [{ ...row, released }] : [];
    });
  });
}
