import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { assertPortFree } from '#platform/api/assert-port-free.ts';
import { DEADLINES } from '#platform/api/deadlines.ts';
import { type Env, parseEnv } from '#platform/api/env.ts';
import { log } from '#platform/api/log.ts';
import { openStores, type Stores } from './open-stores.ts';
import { createShop, type Shop } from './shop.ts';
import { addStaticRoutes } from './static-routes.ts';
import { printWelcome } from './welcome.ts';
import { startWorker } from './worker.ts';

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** Requests in flight may end within this time after a stop was asked for. */
const DRAIN_MS = 25_000;

/**
 * Starts what ROLE asks for: checks first (environment, port), then database, worker and server. Anything that
 * fails leaves nothing running.
 */
export async function boot(
  renderPage: (request: Request) => Promise<Response>,
  connect: (shop: Shop) => Shop,
): Promise<Running> {
  const env = parseEnv(process.env);
  if (env.role !== 'worker') await assertPortFree(env.host, env.port);
  const stores = await openStores(env);
  const worker = env.role === 'web' ? null : await startWorker(env, stores.appUrl);
  const shop = connect(await createShop(env, stores.appUrl, addStaticRoutes(renderPage)));
  const server = env.role === 'worker' ? null : await listen(shop, env);
  printWelcome(env);
  return { url: env.origin, stop: stopOnce(() => stopAll({ server, shop, worker, stores })) };
}

async function listen(shop: Shop, env: Env): Promise<Server> {
  return new Promise((resolve) => {
    const options = { fetch: shop.server.fetch, port: env.port, hostname: env.host };
    const server = serve(options, () => resolve(server)) as Server;
    server.requestTimeout = DEADLINES.socket;
    server.headersTimeout = 10_000;
    server.keepAliveTimeout = 65_000;
  });
}

interface Parts {
  server: Server | null;
  shop: Shop;
  worker: { stop(): Promise<void> } | null;
  stores: Stores;
}

/** Not ready first, then drain, then worker, then database: nothing is cut off in the middle. */
async function stopAll({ server, shop, worker, stores }: Parts): Promise<void> {
  shop.setReady(false);
  if (server) await drain(server);
  await worker?.stop();
  await shop.close();
  await stores.close();
  log.info('stopped');
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(late);
}

function stopOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
