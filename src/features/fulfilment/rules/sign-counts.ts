import type { ParcelLine } from './order-work.ts';

/** What somebody counted of one line when a parcel came. Order units. */
export interface SignCount {
  lineId: bigint;
  /** Accepted, damaged pieces included; never more than was sent. */
  received: number;
  /** Sent but not in the parcel. */
  short: number;
  /** In the parcel beyond what was sent; it belongs to the shop. */
  over: number;
  /** Of the accepted ones, broken. */
  damaged: number;
}

/** Everything came as it was sent: what silence means (auto-sign). */
export function countAsSent(lines: readonly ParcelLine[]): SignCount[] {
  return lines.map(({ lineId, quantity }) => ({ lineId, received: quantity, short: 0, over: 0, damaged: 0 }));
}

/**
 * Why counts do not fit a parcel; null when they do. Every line is counted once, and accepted and missing pieces add up
 * to what was sent.
 */
export function countProblem(sent: readonly ParcelLine[], counts: readonly SignCount[]): string | null {
  if (new Set(counts.map(({ lineId }) => lineId)).size !== counts.length) return '同一商品只能填写一次';
  for (const { lineId, quantity } of sent) {
    const count = counts.find((one) => one.lineId === lineId);
    if (!count) return '请填写每种商品的签收数量';
    if (count.received + count.short !== quantity) return '实收与短少之和应等于发货数量';
    if (count.damaged > count.received) return '破损数量不能大于实收数量';
    if (count.over > 0 && count.short > 0) return '同一商品不能既短少又多发';
  }
  return counts.length === sent.length ? null : '签收数量中有不在本次发货里的商品';
}

/** Something has to be settled with the buyer. */
export const isDisputed = ({ short, over, damaged }: Omit<SignCount, 'lineId'>) => short + over + damaged > 0;
