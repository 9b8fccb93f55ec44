import { createHmac } from 'node:crypto';
import { writeAudit } from '#platform/api/audit.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { networkOf } from '#platform/shared/network-of.ts';
import {
  FAILURE_WINDOW,
  LOCK_AFTER,
  LOCK_MEMORY,
  lockSeconds,
  NETWORK_CAPTCHA_AFTER,
  SITE_ALARM_AFTER,
} from '../rules/login-limits.ts';
import { IDENTITY } from './identity-scope.ts';
import { countOne, setCounter } from './login-counter-repo.ts';

/** Counters one try to log in touches. */
export interface CounterKeys {
  /** What stands for the name in counters and audit log; names are personal data. */
  digest: string;
  name: string;
  locks: string;
  network: string;
  device: string;
}

export const SITE_COUNTER = 'pw-site';

export interface GuardedShop {
  database: Database;
  pepper: Buffer;
}

export function counterKeys({ pepper }: GuardedShop, attempt: { name: string; ip: string }): CounterKeys {
  const digest = createHmac('sha256', pepper).update(`login ${attempt.name}`).digest('hex').slice(0, 32);
  const network = networkOf(attempt.ip);
  return {
    digest,
    name: `pw-name:${digest}`,
    locks: `pw-locks:${digest}`,
    network: `pw-net:${network}`,
    device: `pw-known:${digest}:${network}`,
  };
}

/** Counts a wrong password against network and site. Resolves to whether these ask for a picture question now. */
export async function countFailure(shop: GuardedShop, keys: CounterKeys): Promise<boolean> {
  const db = shop.database.public;
  const network = await countOne(db, keys.network, FAILURE_WINDOW);
  const site = await countOne(db, SITE_COUNTER, FAILURE_WINDOW);
  await record(shop.database, 'login.refused', keys.digest);
  if (site === SITE_ALARM_AFTER) {
    log.error({ failures: site, seconds: FAILURE_WINDOW }, 'passwords are being guessed across the site');
    await record(shop.database, 'login.alarm', 'site', { failures: site });
  }
  return network >= NETWORK_CAPTCHA_AFTER || site >= SITE_ALARM_AFTER;
}

/** Locks a name, each time of the day for longer. */
export async function lockName(shop: GuardedShop, keys: CounterKeys): Promise<void> {
  const db = shop.database.public;
  const seconds = lockSeconds(await countOne(db, keys.locks, LOCK_MEMORY));
  await setCounter(db, keys.name, LOCK_AFTER, seconds);
  log.warn({ account: keys.digest, seconds }, 'account locked after wrong passwords');
  await record(shop.database, 'login.locked', keys.digest, { seconds });
}

type Failure = 'login.refused' | 'login.locked' | 'login.alarm';

function record(
  database: Database,
  action: Failure,
  objectId: string,
  after?: { failures?: number; seconds?: number },
): Promise<void> {
  return inTransaction(database, IDENTITY, 'write', (db) =>
    writeAudit(db, IDENTITY, { action, objectType: 'account', objectId, after }),
  );
}
