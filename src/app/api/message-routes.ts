import type { Context, Hono } from 'hono';
import type { MessageHub } from '#business/messages/api/public.ts';
import { findCaller, sessionOf } from '#features/access/api/public.ts';
import { ANONYMOUS, isSignedIn } from '#platform/api/caller.ts';
import type { Database } from '#platform/api/database.ts';
import { isOfOtherParticipant } from '#platform/api/hold-to-participant.ts';
import type { RateLimiter } from '#platform/api/rate-limit.ts';
import { isSameSite } from '#platform/api/security-headers.ts';

/** Whose session this is. It moves no limit of it: a page that is only left open is no sign of its person. */
export async function findReader(database: Database, tokenHash: string) {
  const caller = (await findCaller(database, tokenHash))?.caller;
  return caller && isSignedIn(caller)
    ? { firmId: caller.firmId, userId: caller.userId, memberId: caller.memberId }
    : null;
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that gather answers would keep what is new to themselves.
  'x-accel-buffering': 'no',
} as const;

const lastEventId = (c: Context): bigint | null => {
  const text = c.req.header('last-event-id') ?? '';
  return /^\d{1,18}$/.test(text) ? BigInt(text) : null;
};

interface StreamTools {
  database: Database;
  limiter: RateLimiter;
  hub: MessageHub;
  origin: string;
}

/**
 * What is new as it comes (`streamEvents`): no call, and in nobody's share of work, for it does none. It takes no connection of the
 * database while it is open.
 */
export function addMessageRoutes(app: Hono, { database, limiter, hub, origin }: StreamTools): void {
  app.get('/news-center/message/stream', async (c) => {
    const { headers } = c.req.raw;
    if (!isSameSite(headers, origin)) return c.text('', 403);
    const tokenHash = sessionOf(headers);
    // By session, before the database is asked: people behind one address come back together after a restart.
    const wait = tokenHash === null ? null : await limiter.take('stream', ANONYMOUS, tokenHash);
    if (wait !== null) return c.text('', 429, { 'retry-after': String(wait) });
    const reader = tokenHash === null ? null : await findReader(database, tokenHash);
    if (tokenHash === null || reader === null) return c.text('请先登录', 401);
    // An old tab would show one company's messages to the person at work for another (decision 0041): nothing for it here.
    if (isOfOtherParticipant(reader, headers)) return c.body(null, 204);
    return new Response(hub.open(reader, tokenHash, lastEventId(c)), { headers: HEADERS });
  });
}
