import type { Hono } from 'hono';
import { followShareLink, visitorKey } from '#features/sharing/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import type { RateLimiter } from '#platform/api/rate-limit.ts';
import { callContext } from '#platform/api/server.ts';

/** The way of shared pages: `/s?code=` counts the opening and goes on to the page. */
export function addShareRoutes(
  app: Hono,
  { pepper, ...stores }: { database: Database; limiter: RateLimiter; pepper: Buffer },
): void {
  const key = visitorKey(pepper);
  app.get('/s', async (c) => followShareLink(await callContext(stores), key, c.req.query('code') ?? ''));
}
