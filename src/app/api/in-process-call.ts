import { createRouterClient } from '@orpc/server';
import type { Database } from '#platform/api/database.ts';
import { toClientError } from '#platform/api/error-body.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { callContext } from '#platform/api/server.ts';
import type { ShopRouter } from './router.ts';

/**
 * Calls made while a page renders: the same handlers and guards as over HTTP, without the network, as the caller
 * of the request being rendered.
 */
export function createInProcessCall(router: ShopRouter, database: Database) {
  const context = async () => ({ ...(await callContext({ database, limiter: UNCOUNTED })), rendering: true });
  const client = createRouterClient(router, { context });
  return async (path: readonly string[], input: unknown): Promise<unknown> => {
    let node: unknown = client;
    for (const part of path) node = (node as Record<string, unknown>)[part];
    try {
      return await (node as (input: unknown) => Promise<unknown>)(input);
    } catch (error) {
      throw toClientError(error);
    }
  };
}
