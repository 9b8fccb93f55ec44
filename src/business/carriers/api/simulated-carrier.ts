import { CARRIERS } from '../contract/carriers.ts';
import { between, draw } from '../rules/draw.ts';
import { bookingOf, type PlayedNews, returnWayOf } from '../rules/played-return.ts';
import { type CarrierAdapter, type CarrierNews, PushRefused } from './carrier-adapter.ts';

export interface CarrierPlay {
  seed: string;
  /** Hours of the shop in one real hour. */
  speed: number;
  now: () => Date;
}

const HOUR_MS = 3_600_000;
/** Of the five that carry for anybody. */
const PLAYED = 5;

/** The latest first, then what should have come before it, and the latest once more: as carriers send it. */
function asTold(news: readonly CarrierNews[]): CarrierNews[] {
  const latest = news.at(-1);
  return latest ? [latest, ...news.slice(0, -1), latest] : [];
}

/**
 * A carrier that exists nowhere. What it says follows from seed, number and time alone: it delays, refuses, fails to answer,
 * repeats itself and tells out of order, the same way each time it is asked. It pushes nothing.
 */
export function createSimulatedCarrier({ seed, speed, now }: CarrierPlay): CarrierAdapter {
  const hoursSince = (since: Date) => ((now().getTime() - since.getTime()) / HOUR_MS) * speed;
  const told = (since: Date, { at, ...news }: PlayedNews): CarrierNews => ({
    ...news,
    happenedAt: new Date(since.getTime() + (at / speed) * HOUR_MS),
    place: '',
    signer: news.step === 'delivered' ? '仓库收货组' : '',
  });
  return {
    async bookPickup({ requestNo, askedAt }) {
      const answer = bookingOf(seed, requestNo, hoursSince(askedAt));
      if (answer === 'silent') throw new Error('pretended carrier did not answer');
      if (answer === 'waiting') return { result: 'waiting' };
      if (answer === 'refused') return { result: 'refused', why: '取件地址不在揽收范围内' };
      const carrier = CARRIERS[Math.floor(draw(`${seed} carrier ${requestNo}`) * PLAYED)] ?? CARRIERS[0];
      const number = Math.floor(between(draw(`${seed} number ${requestNo}`), 1e9, 9e9));
      return { result: 'booked', carrier, trackingNo: `R${number}${requestNo.slice(-6)}` };
    },
    cancelPickup: async () => undefined,
    async query({ trackingNo, since }) {
      const way = returnWayOf(seed, trackingNo).filter(({ at }) => at <= hoursSince(since));
      return asTold(way.map((news) => told(since, news)));
    },
    readPush() {
      throw new PushRefused('the pretended carrier pushes nothing');
    },
  };
}
