import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import type { SignedInCaller } from './caller.ts';
import { compiledSql } from './compiled-statement.ts';
import type { Db } from './database.ts';
import { deferOwnRow } from './last-statement.ts';
import { idempotencyKeys as k } from './platform-tables.ts';
import { refuse } from './refuse.ts';
import { sqlStateOf } from './sql-state.ts';

const KEY = /^[A-Za-z0-9_-]{8,128}$/;

export function requireKey(key: string | null): string {
  if (!key || !KEY.test(key)) throw refuse(commonErrors, 'KEY_MISSING');
  return key;
}

const LOCK_TIMEOUT = '55P03';

const hashOf = (input: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('hex');

interface Place {
  firmId: bigint;
  userId: bigint;
  route: string;
  key: string;
}

const claim = compiledSql<Place & { requestHash: string }>(
  (given) => sql`insert into ${k} (firm_id, user_id, route, key, request_hash)
    values (${given.firmId}, ${given.userId}, ${given.route}, ${given.key}, ${given.requestHash})
    on conflict do nothing returning key`,
);

/**
 * Claims the key inside the transaction of the work, so that key and work commit or vanish together.
 * A repeat waits for the first call to end, then gets its answer; the same key with other content is refused.
 */
export async function claimKey(
  db: Db,
  caller: SignedInCaller,
  route: string,
  key: string,
  input: unknown,
): Promise<{ replay: unknown } | null> {
  const row = { firmId: caller.firmId, userId: caller.userId, route, key, requestHash: hashOf(input) };
  const claimed = await claim(db, row).catch((error: unknown) => {
    // The first call holds its key until it ends; whoever waits too long for it comes again.
    throw sqlStateOf(error) === LOCK_TIMEOUT ? refuse(commonErrors, 'KEY_IN_FLIGHT') : error;
  });
  if (claimed.length === 1) return null;
  const [first] = await db
    .select()
    .from(k)
    .where(samePlace(caller, route, key));
  if (!first) throw refuse(commonErrors, 'KEY_IN_FLIGHT');
  if (first.requestHash !== row.requestHash) throw refuse(commonErrors, 'KEY_REUSED');
  return { replay: first.body };
}

const keepBody = compiledSql<Place & { body: string | null }>(
  (given) => sql`update ${k} set body = ${given.body}::jsonb
    where ${k.firmId} = ${given.firmId} and ${k.userId} = ${given.userId} and ${k.route} = ${given.route}
      and ${k.key} = ${given.key}`,
);

/** Keeps what is answered, with the commit itself. */
export async function keepAnswer(
  db: Db,
  caller: SignedInCaller,
  route: string,
  key: string,
  body: unknown,
): Promise<void> {
  const place = { firmId: caller.firmId, userId: caller.userId, route, key };
  await deferOwnRow(db, keepBody, { ...place, body: JSON.stringify(body) ?? null });
}

function samePlace(caller: SignedInCaller, route: string, key: string) {
  return and(eq(k.firmId, caller.firmId), eq(k.userId, caller.userId), eq(k.route, route), eq(k.key, key));
}
