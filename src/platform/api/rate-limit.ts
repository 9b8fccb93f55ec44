import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateClass } from '#platform/shared/define-endpoint.ts';
import type { Caller } from './caller.ts';

interface Limit {
  points: number;
  seconds: number;
  /** True: counted in PostgreSQL, so that the limit holds over every process. */
  shared: boolean;
}

/** Published limits per caller; reads are counted in the process because a write per read would cost more than it saves. */
const LIMITS: Record<RateClass, Limit> = {
  normal: { points: 120, seconds: 5, shared: false },
  page: { points: 300, seconds: 5, shared: false },
  visitor: { points: 60, seconds: 60, shared: false },
  search: { points: 60, seconds: 5, shared: false },
  // A company behind one address logs in at nine: guessing is held back per name and network by the login itself.
  login: { points: 120, seconds: 60, shared: true },
  order: { points: 20, seconds: 10, shared: true },
  export: { points: 20, seconds: 3600, shared: true },
  report: { points: 60, seconds: 60, shared: false },
  upload: { points: 60, seconds: 600, shared: true },
  // More than the pages one can look through in that time may load ahead; what somebody presses for counts elsewhere.
  ahead: { points: 60, seconds: 5, shared: false },
  // A browser opens one with each page it loads; whoever opens them in a loop asks the database three times with each.
  stream: { points: 60, seconds: 60, shared: false },
  // Platforms of robots take twenty texts a minute; each try holds a place of the process until it is answered.
  outside: { points: 10, seconds: 60, shared: true },
};

export interface RateLimiter {
  /** Resolves to null when the call may go on, else to the seconds to wait. */
  take(rateClass: RateClass, caller: Caller, ip: string): Promise<number | null>;
}

function limiterFor(name: RateClass, limit: Limit, pool: pg.Pool): RateLimiterAbstract {
  const options = { keyPrefix: name, points: limit.points, duration: limit.seconds };
  if (!limit.shared) return new RateLimiterMemory(options);
  const insuranceLimiter = new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter,
  });
}

/** Signed-in callers are counted as persons, all others by address. Login is always counted by address. */
function keyOf(rateClass: RateClass, caller: Caller, ip: string): string {
  return caller.userId !== null && rateClass !== 'login' ? `u${caller.userId}` : `ip${ip}`;
}

/** For calls that are part of something counted already. */
export const UNCOUNTED: RateLimiter = { take: async () => null };

/** Logins are counted through connections of their own, so that a flood of them keeps nobody else waiting for one. */
export function createRateLimiter(pool: pg.Pool, loginPool: pg.Pool = pool): RateLimiter {
  const limiters = new Map(
    Object.entries(LIMITS).map(
      ([name, limit]) => [name, limiterFor(name as RateClass, limit, name === 'login' ? loginPool : pool)] as const,
    ),
  );
  return {
    async take(rateClass, caller, ip) {
      try {
        await limiters.get(rateClass)?.consume(keyOf(rateClass, caller, ip));
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
  };
}
