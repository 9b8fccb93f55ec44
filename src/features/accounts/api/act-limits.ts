import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts acts beside the calls that make them: of one person or address, over every process. */
export interface ActLimit {
  /** False when the allowance is used up. Counts before the act, so that many at once gain nothing. */
  take(key: string): Promise<boolean>;
  forget(key: string): Promise<void>;
}

function actLimit(pool: pg.Pool, rule: { keyPrefix: string; points: number; duration: number }): ActLimit {
  const limiter = new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

export interface ActLimits {
  /** Tries at the own password, per person. */
  secret: ActLimit;
  /** Invitation mails asked for by the invited, per membership. */
  invitation: ActLimit;
  /** Look-ups in the company registry, per address: the registry bills each of them. */
  lookup: ActLimit;
}

export function createActLimits(pool: pg.Pool): ActLimits {
  return {
    secret: actLimit(pool, { keyPrefix: 'secret', points: 5, duration: 900 }),
    invitation: actLimit(pool, { keyPrefix: 'invitation', points: 3, duration: 3_600 }),
    lookup: actLimit(pool, { keyPrefix: 'company', points: 120, duration: 600 }),
  };
}
