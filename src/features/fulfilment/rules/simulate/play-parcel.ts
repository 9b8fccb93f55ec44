import type { CarrierStep } from '#business/carriers/rules/public.ts';
import { between, draw } from '#business/carriers/rules/public.ts';
import type { ShipmentStatus } from '../shipment-status.ts';

export interface ParcelFacts {
  name: string;
  status: ShipmentStatus;
  /** Hours of the shop's time since it left, and since it arrived. */
  sinceSent: number;
  sinceDelivered: number;
}

export interface PlayedNews {
  noticeId: string;
  step: CarrierStep;
  words: string;
  /** Hours after it left. */
  at: number;
}

const REFUSED = 0.03;
const SIGNED_ON_PAPER = 0.7;

/** The whole way of a parcel, as its carrier will tell it. */
export function wayOf(seed: string, name: string): readonly PlayedNews[] {
  const collected = between(draw(`${seed} collected ${name}`), 1, 4);
  const sorted = collected + between(draw(`${seed} sorted ${name}`), 6, 16);
  const arrived = sorted + between(draw(`${seed} arrived ${name}`), 10, 40);
  const refused = draw(`${seed} refused ${name}`) < REFUSED;
  return [
    { noticeId: 'collected', step: 'collected', words: '已揽收', at: collected },
    { noticeId: 'sorted', step: 'in_transit', words: '到达分拨中心', at: sorted },
    { noticeId: 'out', step: 'in_transit', words: '派送中', at: arrived - 3 },
    refused
      ? { noticeId: 'refused', step: 'refused', words: '收货方拒收：外包装破损', at: arrived }
      : { noticeId: 'delivered', step: 'delivered', words: '已送达，等待签收', at: arrived },
  ];
}

/**
 * News that reaches the shop now, the way carriers send it: the latest first, then what should have come before it, and
 * the latest once more. Nothing while nothing new has happened.
 */
export function newsDue(
  seed: string,
  { name, status, sinceSent }: ParcelFacts,
  heard: ReadonlySet<string>,
): PlayedNews[] {
  if (status !== 'shipped' && status !== 'in_transit') return [];
  const due = wayOf(seed, name).filter(({ at, noticeId }) => at <= sinceSent && !heard.has(noticeId));
  const latest = due.at(-1);
  return latest ? [latest, ...due.slice(0, -1), latest] : [];
}

/** Whether the slip comes back to the desk by now; parcels whose slip never does are signed by silence. */
export function isSlipDue(seed: string, { name, status, sinceDelivered }: ParcelFacts): boolean {
  if (status !== 'delivered' || draw(`${seed} paper ${name}`) >= SIGNED_ON_PAPER) return false;
  return sinceDelivered >= between(draw(`${seed} slip ${name}`), 2, 24);
}

/** Whether something in the parcel is broken. */
export const isDamaged = (seed: string, name: string) => draw(`${seed} damaged ${name}`) < 0.06;
