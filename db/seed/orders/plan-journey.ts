import { WAYBILL_CARRIERS } from '#business/carriers/contract/carriers.ts';
import { type KeptPromise, todayInShanghai } from '#features/catalog/rules/public.ts';
import {
  AUTO_SIGN_DAYS,
  COMPLETE_DAYS,
  countAsSent,
  type HeldStock,
  promiseAfterSending,
  type SignCount,
  splitOrder,
  type WorkLine,
} from '#features/fulfilment/rules/public.ts';
import type { Random } from '../catalog/prng.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHANGHAI_MS = 8 * HOUR_MS;

/** Shares of what does not go the usual way. */
const CANCELLED = 0.02;
const LATE = 0.08;
const REFUSED = 0.006;
const SILENT = 0.15;
const DISPUTED = 0.025;

export interface JourneyPart {
  warehouse: string | null;
  promise: KeptPromise;
  lines: { lineId: bigint; quantity: number }[];
  carrier: string;
  /** Moments that have come; null for what is still ahead. */
  shippedAt: Date | null;
  collectedAt: Date | null;
  deliveredAt: Date | null;
  settledAt: Date | null;
  outcome: 'person' | 'auto' | 'refused';
  counts: SignCount[];
}

export interface Journey {
  /** Null unless the buyer called it off. */
  cancelledAt: Date | null;
  parts: JourneyPart[];
  completedAt: Date | null;
}

interface JourneyFacts {
  submittedAt: Date;
  now: Date;
  lines: readonly WorkLine[];
  held: readonly HeldStock[];
}

const later = (since: Date, random: Random, low: number, high: number) =>
  new Date(since.getTime() + random.int(low * 60, high * 60) * 60_000);

/** Afternoon of the day it was promised for, or days late; never before somebody could have picked it. */
function departure(promisedOn: string | null, submittedAt: Date, random: Random): Date {
  const late = random.chance(LATE) ? random.int(1, 4) * DAY_MS : 0;
  const minutes = random.int(14 * 60, 19 * 60);
  const promised = promisedOn
    ? Date.parse(promisedOn) - SHANGHAI_MS + minutes * 60_000
    : submittedAt.getTime() + random.int(2, 6) * DAY_MS;
  return new Date(Math.max(promised + late, submittedAt.getTime() + random.int(60, 300) * 60_000));
}

/** Of so many parcels that would come after the day they were promised for, one does; the others are hurried. */
const HURRIED = 12;
const LEAST_ROAD_HOURS = 4;

/** Some hours on the road; what was sent in time is mostly there on the day it was promised for. */
function arrival(promisedOn: string | null, collectedAt: Date, random: Random): Date {
  const minutes = random.int(16 * 60, 70 * 60);
  const usual = new Date(collectedAt.getTime() + minutes * 60_000);
  if (promisedOn === null || minutes % HURRIED === 0) return usual;
  const due = Date.parse(promisedOn) - SHANGHAI_MS + (9 * 60 + (minutes % 540)) * 60_000;
  const possible = due - collectedAt.getTime() > LEAST_ROAD_HOURS * HOUR_MS;
  return possible && due < usual.getTime() ? new Date(due) : usual;
}

/** Now and then a piece is missing or broken. */
function countedBy(random: Random, lines: JourneyPart['lines']): SignCount[] {
  const counts = countAsSent(lines);
  const count = random.chance(DISPUTED) ? random.pick(counts) : null;
  if (count && random.chance(0.5)) count.damaged = 1;
  else if (count) Object.assign(count, { received: count.received - 1, short: 1 });
  return counts;
}

const carrierOf = (warehouse: string | null, random: Random) =>
  warehouse === null ? '供应商直送' : random.pick(WAYBILL_CARRIERS);

function travel(part: Pick<JourneyPart, 'warehouse' | 'promise' | 'lines'>, facts: JourneyFacts, random: Random) {
  const { submittedAt, now } = facts;
  const come = (at: Date) => (at <= now ? at : null);
  const shippedAt = departure(part.promise.shipOn, submittedAt, random);
  const collectedAt = later(shippedAt, random, 1, 5);
  const deliveredAt = arrival(part.promise.arriveOn, collectedAt, random);
  const refused = random.chance(REFUSED);
  const outcome: JourneyPart['outcome'] = refused ? 'refused' : random.chance(SILENT) ? 'auto' : 'person';
  const settledAt =
    outcome === 'auto'
      ? new Date(deliveredAt.getTime() + AUTO_SIGN_DAYS * DAY_MS + random.int(5, 55) * 60_000)
      : later(deliveredAt, random, 0, 30);
  return {
    // What left late was promised anew on that day.
    ...part,
    promise: shippedAt <= now ? promiseAfterSending(part, todayInShanghai(shippedAt)) : part.promise,
    carrier: carrierOf(part.warehouse, random),
    outcome,
    shippedAt: come(shippedAt),
    collectedAt: come(collectedAt),
    deliveredAt: come(deliveredAt),
    settledAt: come(settledAt),
    counts: outcome === 'person' ? countedBy(random, part.lines) : outcome === 'auto' ? countAsSent(part.lines) : [],
  };
}

/** How far an order has come by `now`: split as the shop splits, sent, carried, taken or refused, and completed. */
export function planJourney(facts: JourneyFacts, random: Random): Journey {
  const { submittedAt, now, lines, held } = facts;
  const calledOff = random.chance(CANCELLED);
  const offAt = later(submittedAt, random, 0, 2);
  if (calledOff && offAt <= now) return { cancelledAt: offAt, parts: [], completedAt: null };
  const parts = splitOrder(lines, held, submittedAt).map((part) => travel(part, facts, random));
  const settled = parts.map(({ settledAt }) => settledAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const completedAt = new Date(Math.max(...settled) + COMPLETE_DAYS * DAY_MS);
  const taken = parts.some(({ outcome }) => outcome !== 'refused');
  return { cancelledAt: null, parts, completedAt: taken && completedAt <= now ? completedAt : null };
}
