import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import type { DoorLimits } from '#app/api/open-door.ts';
import { createShop } from '#app/api/shop.ts';
import type { CarrierSettings } from '#business/carriers/api/public.ts';
import { NO_LIMITS } from '#platform/api/admission/share-limits.ts';
import { type Env, parseEnv } from '#platform/api/env.ts';
import { createRateLimiter, type RateLimiter } from '#platform/api/rate-limit.ts';
import type { Envelope } from '#platform/shared/envelope.ts';
import { type ReceivedAnswer, sendRequest } from './send-request.ts';
import { findUnspoken } from './spoken-log.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface CallAs {
  /** Session token of the caller; none means anonymous. */
  token?: string;
  /** `Idempotency-Key`. */
  key?: string;
  headers?: Record<string, string>;
}

export interface Answer<T = never> {
  status: number;
  headers: Headers;
  body: Envelope<T>;
}

export interface TestShop {
  db: TestDatabase;
  url: string;
  /** Posts to a path of the shop, over real HTTP. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
  post<T = any>(path: string, input?: unknown, as?: CallAs): Promise<Answer<T>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
  get<T = any>(path: string, as?: CallAs): Promise<Answer<T>>;
  stop(): Promise<void>;
}

export const testEnv = parseEnv({
  NODE_ENV: 'test',
  DATA_DIR: resolve('.data-test/files'),
  ORIGIN: 'http://shop.test',
  DB_POOL_MAX: '12',
  DB_SHORTCUTS: process.env.DB_SHORTCUTS,
});

const isJson = ({ headers }: Pick<ReceivedAnswer, 'headers'>) => headers.get('content-type')?.includes('json');

/**
 * The whole server on a port of its own and a database of its own; pages are not rendered here. `limiter` stands in for
 * the limits of the shop, in tests that are about something else; with `beside` it is a second process on the database of
 * another one, with `db` on one that the test keeps. Nobody waits for their company's share,
 * whose patience a busy machine would use up, unless `shares` says so. `env` changes single settings, `databaseUrl` the way to the same database.
 */
export async function startTestShop(
  settings: {
    limiter?: RateLimiter;
    shares?: DoorLimits;
    beside?: TestShop;
    db?: TestDatabase;
    env?: Partial<Env>;
    databaseUrl?: string;
    carriers?: CarrierSettings;
    keepers?: Parameters<typeof createShop>[4] extends { keepers?: infer Keepers } | undefined ? Keepers : never;
  } = {},
): Promise<TestShop> {
  const db = settings.beside?.db ?? settings.db ?? (await createTestDatabase());
  const shop = await createShop(
    { ...testEnv, ...settings.env },
    settings.databaseUrl ?? db.appUrl,
    async () => new Response('page', { headers: { 'content-type': 'text/html' } }),
    (...pools) => settings.limiter ?? createRateLimiter(...pools),
    { shares: settings.shares ?? NO_LIMITS, keepers: settings.keepers, carriers: settings.carriers },
  );
  const server = await new Promise<Server>((done) => {
    const started = serve({ fetch: shop.server.fetch, port: 0, hostname: '127.0.0.1' }, () => done(started as Server));
  });
  // As the shop itself: a test that computes for longer than five seconds would write to a line that is being closed.
  server.keepAliveTimeout = 65_000;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function send<T>(method: string, path: string, body: string | undefined, as: CallAs): Promise<Answer<T>> {
    const headers: Record<string, string> = { 'content-type': 'application/json', ...as.headers };
    if (as.token) headers.token = as.token;
    if (as.key) headers['idempotency-key'] = as.key;
    const { text, ...answer } = await sendRequest(url + path, { method, headers, body });
    // Files and pictures come without the envelope; a test that reads them fetches them itself.
    return { ...answer, body: (isJson(answer) ? JSON.parse(text) : {}) as Envelope<T> };
  }

  return {
    db,
    url,
    post: (path, input = {}, as = {}) => send('POST', path, JSON.stringify(input), as),
    get: (path, as = {}) => send('GET', path, undefined, as),
    /** What the tests of the file left in the audit log has to speak Chinese, whatever they were about. */
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await shop.close();
      if (settings.beside || settings.db) return;
      const unspoken = await findUnspoken(db.owner);
      await db.drop();
      if (unspoken.length > 0) throw new Error(`the audit log speaks in codes: ${unspoken.join('; ')}`);
    },
  };
}
