import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { isOfOtherParticipant } from '#platform/api/hold-to-participant.ts';
import { readOwnCodes } from './own-codes-repo.ts';

/** Headers of specification 7 that name a person and a firm. They decide nothing; only the session does. */
const CLAIMS = ['userCode', 'customerCode'] as const;
const REPORT_PAUSE_MS = 10 * 60_000;
const REMEMBERED_SESSIONS = 5_000;
const CLAIM_LENGTH = 40;

type Codes = Record<(typeof CLAIMS)[number], string | null>;

interface Watched {
  codes: Promise<Codes>;
  /** Milliseconds on the clock given; nothing was reported yet at 0. */
  reportedAt: number;
}

export type ClaimWatch = (caller: Caller, headers: Headers) => Promise<void>;

/**
 * Watches for requests that claim to be somebody else than their session says: an audit event each, at most one per
 * session and ten minutes. Costs a statement once per session that claims anything. A tab that says it was opened for
 * another participant is an old one, and refused by its own rule.
 */
export function createClaimWatch(database: Database, now: () => number = Date.now): ClaimWatch {
  const watched = new Map<string, Watched>();

  function watch(tokenHash: string, caller: Caller): Watched {
    const known = watched.get(tokenHash);
    if (known) return known;
    const codes = readCodes(database, caller);
    codes.catch(() => watched.delete(tokenHash));
    const entry = { codes, reportedAt: 0 };
    watched.set(tokenHash, entry);
    const [oldest] = watched.keys();
    if (watched.size > REMEMBERED_SESSIONS && oldest !== undefined) watched.delete(oldest);
    return entry;
  }

  return async (caller, headers) => {
    const claimed = CLAIMS.filter((name) => headers.get(name));
    if (claimed.length === 0 || !caller.tokenHash || isOfOtherParticipant(caller, headers)) return;
    const entry = watch(caller.tokenHash, caller);
    const codes = await entry.codes;
    const contradicting = claimed.filter((name) => headers.get(name) !== codes[name]);
    if (contradicting.length === 0 || now() - entry.reportedAt < REPORT_PAUSE_MS) return;
    entry.reportedAt = now();
    const after: Partial<Codes> = Object.fromEntries(
      contradicting.map((name) => [name, headers.get(name)?.slice(0, CLAIM_LENGTH)]),
    );
    await inTransaction(database, caller, 'write', (db) =>
      writeAudit(db, caller, { action: 'context.contradicted', objectType: 'session', after }),
    );
  };
}

async function readCodes(database: Database, caller: Caller): Promise<Codes> {
  const { userId, firmId } = caller;
  if (userId === null || firmId === null) return { userCode: null, customerCode: null };
  return inTransaction(database, caller, 'read', (db) => readOwnCodes(db, userId, firmId));
}
