import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import type { SignedInCaller } from './caller.ts';
import type { Db } from './database.ts';
import { idempotencyKeys } from './platform-tables.ts';
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
  const claimed = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .catch((error: unknown) => {
      // The first call holds its key until it ends; whoever waits too long for it comes again.
      throw sqlStateOf(error) === LOCK_TIMEOUT ? refuse(commonErrors, 'KEY_IN_FLIGHT') : error;
    });
  if (claimed.length === 1) return null;
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(samePlace(caller, route, key));
  if (!first) throw refuse(commonErrors, 'KEY_IN_FLIGHT');
  if (first.requestHash !== row.requestHash) throw refuse(commonErrors, 'KEY_REUSED');
  return { replay: first.body };
}

export async function keepAnswer(
  db: Db,
  caller: SignedInCaller,
  route: string,
  key: string,
  body: unknown,
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ body: body ?? null })
    .where(samePlace(caller, route, key));
}

function samePlace(caller: SignedInCaller, route: string, key: string) {
  return and(
    eq(idempotencyKeys.firmId, caller.firmId),
    eq(idempotencyKeys.userId, caller.userId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  );
}
