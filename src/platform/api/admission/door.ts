import type { ORPCError } from '@orpc/server';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { log } from '../log.ts';
import { refuse } from '../refuse.ts';
import type { RequestScope } from '../request-scope.ts';
import { NoTurnError, type Turns } from './bounded-turns.ts';
import { type FairShares, type GivingUp, type Leave, NoShareError, type Place } from './fair-shares.ts';
import { KnownSessions, placeOf, publicPlace } from './known-sessions.ts';
import { SpareTurns } from './spare-turns.ts';

/** Which queue a call stands in before it may do anything. */
export type Lane = 'shop' | 'login';

export interface DoorSettings {
  shares: FairShares;
  /** Sessions that are not known yet are looked up through these. */
  lookUps: FairShares;
  logins: Turns;
  /** Share of its time that this process is at work. */
  atWork?: () => number;
  /** Key of the session a request brings; null without one. */
  sessionOf: (headers: Headers) => string | null;
  /** What is said where too many log in. */
  loginRefusal: () => ORPCError<string, unknown>;
}

export interface Door {
  /**
   * Does the work when its turn has come, before which nothing is asked of the database but whose session it is. Throws
   * TOO_MANY_REQUESTS, or what the lane says.
   */
  pass<T>(lane: Lane, scope: RequestScope, work: () => Promise<T>, signal?: GivingUp): Promise<T>;
  /** What whoever comes now to a lane that has no place left is told, before anything at all is done for the request. */
  turnsAway(lane: Lane, ip: string): ORPCError<string, unknown> | null;
}

/** Refusals at the doorstep are logged together, this often. */
const TELL_MS = 1_000;
/** Nobody has to come again at all. */
const AHEAD_AGAIN_SECONDS = 1;

/** Read for a press that may never come: at once, or not at all. */
async function passAhead<T>(spare: SpareTurns, work: () => Promise<T>): Promise<T> {
  const leave = spare.enter();
  if (!leave) throw refuse(commonErrors, 'TOO_MANY_REQUESTS', { data: { retryAfter: AHEAD_AGAIN_SECONDS } });
  try {
    return await work();
  } finally {
    leave();
  }
}

/** Every call and page over HTTP comes through here once; what a page calls while it renders is part of its turn. */
export function createDoor({ shares, lookUps, logins, atWork, sessionOf, loginRefusal }: DoorSettings): Door {
  const known = new KnownSessions();
  const spare = new SpareTurns({ isStrained: () => shares.isStrained(), atWork });
  const countTurnedAway = countedLog();

  async function lookUp(session: string, scope: RequestScope, signal?: GivingUp): Promise<Place> {
    const leave = await lookUps.enter({ firm: 'all', person: scope.ip }, signal);
    try {
      const caller = await scope.caller();
      const place = placeOf(caller, scope.ip);
      if (caller.tokenHash !== null) known.learn(session, place);
      return place;
    } finally {
      leave();
    }
  }

  async function enter(scope: RequestScope, signal?: GivingUp): Promise<Leave> {
    const session = sessionOf(scope.headers);
    const place = session === null ? publicPlace(scope.ip) : known.get(session);
    return shares.enter(place ?? (await lookUp(session ?? '', scope, signal)), signal);
  }

  async function passShop<T>(scope: RequestScope, work: () => Promise<T>, signal?: GivingUp): Promise<T> {
    if (scope.ahead) return passAhead(spare, work);
    const leave = await enter(scope, signal).catch((error: unknown) => {
      if (!(error instanceof NoShareError)) throw error;
      throw refuse(commonErrors, 'TOO_MANY_REQUESTS', { data: { retryAfter: error.retryAfter } });
    });
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** By addresses: a flood from one of them leaves places for the others. */
  const passLogin = <T>(work: () => Promise<T>, ip: string): Promise<T> =>
    logins.take(work, ip).catch((error: unknown) => {
      throw error instanceof NoTurnError ? loginRefusal() : error;
    });

  return {
    turnsAway(lane, ip) {
      if (lane !== 'login' || !logins.isFull(ip)) return null;
      countTurnedAway();
      return loginRefusal();
    },
    pass: (lane, scope, work, signal) => (lane === 'login' ? passLogin(work, scope.ip) : passShop(scope, work, signal)),
  };
}

/** A line of log each would cost more than the refusals. */
function countedLog(): () => void {
  let turnedAway = 0;
  return () => {
    turnedAway += 1;
    if (turnedAway > 1) return;
    setTimeout(() => {
      log.warn({ turnedAway }, 'logins turned away');
      turnedAway = 0;
    }, TELL_MS).unref();
  };
}
