import type { CarrierStep } from './carrier-steps.ts';
import { between, draw } from './draw.ts';

export interface PlayedNews {
  noticeId: string;
  step: CarrierStep;
  words: string;
  /** Hours of the shop's time after it was booked. */
  at: number;
}

/** Shares of what does not go the usual way. */
const NOT_MET = 0.12;
const LOST = 0.03;

/** The way back of a parcel, as its carrier will tell it: now and then nobody is met, or it never comes. */
export function returnWayOf(seed: string, name: string): readonly PlayedNews[] {
  const come = between(draw(`${seed} come ${name}`), 2, 10);
  if (draw(`${seed} met ${name}`) < NOT_MET) {
    return [{ noticeId: 'not_met', step: 'not_met', words: '上门未联系到客户，取件未成功', at: come }];
  }
  const sorted = come + between(draw(`${seed} back sorted ${name}`), 5, 14);
  const arrived = sorted + between(draw(`${seed} back arrived ${name}`), 10, 40);
  const lost = draw(`${seed} lost ${name}`) < LOST;
  return [
    { noticeId: 'collected', step: 'collected', words: '已取件', at: come },
    { noticeId: 'sorted', step: 'in_transit', words: '到达分拨中心', at: sorted },
    lost
      ? { noticeId: 'lost', step: 'lost', words: '包裹在运输途中遗失，承运商已登记', at: arrived + 48 }
      : { noticeId: 'delivered', step: 'delivered', words: '仓库已签收', at: arrived },
  ];
}

/** How asking for a pick-up goes: no answer at first, taken note of only, refused, or somebody will come. */
export type PlayedBooking = 'silent' | 'waiting' | 'refused' | 'booked';

/** What is answered when it is asked for so many hours of the shop's time after the first time. */
export function bookingOf(seed: string, name: string, hours: number): PlayedBooking {
  const share = draw(`${seed} booking ${name}`);
  if (share < 0.15 && hours < 0.5) return 'silent';
  if (share >= 0.15 && share < 0.3 && hours < 2) return 'waiting';
  return share >= 0.95 ? 'refused' : 'booked';
}
