import type { DeliveryState } from '../contract/delivery-schemas.ts';
import { ninetieth, oneDecimal, shareText } from './percent.ts';

/** Promises that have come out alike, counted. */
export interface DeliveryGroup {
  lines: number;
  /** All of it was there. */
  delivered: boolean;
  onTime: boolean;
  inFull: boolean;
  /** Its day has come, or it was kept before. */
  due: boolean;
  /** From the order to the last parcel; null before that. */
  days: number | null;
}

export interface Punctuality {
  due: number;
  delivered: number;
  onTime: string | null;
  inFull: string | null;
  both: string | null;
  days: string | null;
  p90: string | null;
  late: number;
  open: number;
}

const count = (groups: readonly DeliveryGroup[], fits: (group: DeliveryGroup) => boolean): number =>
  groups.reduce((sum, group) => sum + (fits(group) ? group.lines : 0), 0);

const share = (part: number, whole: number) => shareText(BigInt(part), BigInt(whole));

/** How promises were kept (behaviours 2.13: OTD, 准时足量, 平均时长). */
export function punctualityOf(groups: readonly DeliveryGroup[]): Punctuality {
  const due = count(groups, (group) => group.due);
  const delivered = count(groups, (group) => group.delivered);
  const both = count(groups, (group) => group.due && group.onTime && group.inFull);
  const timed = groups.flatMap(({ days, lines }) => (days === null ? [] : [{ value: days, times: lines }]));
  const sum = timed.reduce((all, { value, times }) => all + value * times, 0);
  const p90 = ninetieth(timed);
  return {
    due,
    delivered,
    onTime: share(
      count(groups, (group) => group.due && group.onTime),
      due,
    ),
    inFull: share(
      count(groups, (group) => group.delivered && group.inFull),
      delivered,
    ),
    both: share(both, due),
    days: oneDecimal(BigInt(sum), BigInt(delivered)),
    p90: p90 === null ? null : `${p90}.0`,
    late: due - both,
    open: count(groups, (group) => !group.due),
  };
}

interface StateFacts {
  promisedOn: string;
  deliveredOn: string | null;
  received: number | null;
  quantity: number;
}

/** How a promise stands today. */
export function deliveryStateOf(
  { promisedOn, deliveredOn, received, quantity }: StateFacts,
  today: string,
): DeliveryState {
  if (quantity === 0) return 'cancelled';
  if (deliveredOn === null) return promisedOn < today ? 'overdue' : 'open';
  const inFull = received === null || received >= quantity;
  return deliveredOn <= promisedOn && inFull ? 'kept' : 'late';
}
