import { ANONYMOUS, type Caller } from '#platform/api/caller.ts';
import type { Database } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { isAhead } from '#platform/shared/intent.ts';
import { findCaller, touchSession } from './caller-repo.ts';
import { tokenOf } from './session-cookies.ts';
import { hashToken, looksLikeToken } from './session-token.ts';
import { createClaimWatch } from './watch-claims.ts';

/** Key of the session these headers bring, which need not exist; null without one. */
export function sessionOf(headers: Headers): string | null {
  const token = tokenOf(headers);
  return looksLikeToken(token) ? hashToken(token) : null;
}

/** Who sends these headers. An ended session is no error here: endpoints that need one refuse by themselves. */
export function createCallerResolver(database: Database): (headers: Headers) => Promise<Caller> {
  const watchClaims = createClaimWatch(database);
  return async (headers) => {
    const tokenHash = sessionOf(headers);
    if (tokenHash === null) return ANONYMOUS;
    const found = await findCaller(database, tokenHash);
    if (!found) return ANONYMOUS;
    // What is loaded for a press that may never come is no sign of its person.
    if (found.stale && !isAhead(headers)) {
      touchSession(database, tokenHash).catch((err: unknown) => log.warn({ err }, 'session not touched'));
    }
    watchClaims(found.caller, headers).catch((err: unknown) => log.warn({ err }, 'claimed context not checked'));
    return found.caller;
  };
}
