import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { createTurns, NoTurnError, type Turns } from '#platform/api/admission/bounded-turns.ts';
import { hashingLimits } from '#platform/api/admission/share-limits.ts';
import { refuse } from '#platform/api/refuse.ts';
import { loginErrors } from '../contract/access-contract.ts';

/** Argon2id, 19 MiB, 2 passes, 1 lane; the pepper keeps a stolen dump useless without the file it came from. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_IN_HASH = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** One core stays free of hashes: a login flood must not starve orders. */
let turns = createTurns(hashingLimits(availableParallelism()));

/** Hashes in turns that several processes of this machine share. */
export function hashInTurns(shared: Turns): void {
  turns = shared;
}

async function orBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.take(work);
  } catch (error) {
    if (error instanceof NoTurnError) throw refuse(loginErrors, 'PASSWORD_CHECK_BUSY');
    throw error;
  }
}

/** Refuses before anything else is done for a password that could not be checked anyway: PASSWORD_CHECK_BUSY. */
export function requireTurn(): void {
  if (turns.isFull()) throw refuse(loginErrors, 'PASSWORD_CHECK_BUSY');
}

const peppered = (password: string, pepper: Buffer) =>
  createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64');

/** Throws PASSWORD_CHECK_BUSY when too many passwords wait already. */
export function hashPassword(password: string, pepper: Buffer): Promise<string> {
  return orBusy(() => argon2.hash(peppered(password, pepper), COST));
}

/** Hash of a password nobody has: checking against it makes unknown accounts take as long as known ones. */
let nobody: Promise<string> | null = null;

/**
 * Costs the same whether there is a stored hash or not; a hash of another make fits no password. Throws
 * PASSWORD_CHECK_BUSY when too many wait already.
 */
export function verifyPassword(password: string, storedHash: string | null, pepper: Buffer): Promise<boolean> {
  return orBusy(async () => {
    nobody ??= argon2.hash(randomBytes(32), COST);
    const ours = storedHash?.startsWith('$argon2id$') ? storedHash : null;
    const matches = await argon2.verify(ours ?? (await nobody), peppered(password, pepper));
    return matches && ours !== null;
  });
}

/** True when a hash was made with an older cost. */
export function isOutdated(storedHash: string): boolean {
  return !storedHash.includes(COST_IN_HASH);
}
