import type { Server } from 'node:http';
import { serve as serveHttp } from '@hono/node-server';
import { assertPortFree } from '#platform/api/assert-port-free.ts';
import { cutSlowClients } from '#platform/api/cut-slow-clients.ts';
import { type Env, parseEnv } from '#platform/api/env.ts';
import { log } from '#platform/api/log.ts';
import { keepRemovingLeftFolders } from '#platform/api/work-folders.ts';
import { openStores, type Stores } from './open-stores.ts';
import { createShop, type Shop } from './shop.ts';
import { createFileServer } from './static-routes.ts';
import { inheritedDatabase, startWebProcesses } from './web-processes.ts';
import { printWelcome } from './welcome.ts';
import { startWorker } from './worker.ts';

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** Requests in flight may end within this time after a stop was asked for. */
const DRAIN_MS = 25_000;

type Renderer = (request: Request) => Promise<Response>;
type Connector = (shop: Shop) => Shop;

/**
 * Starts what ROLE asks for: checks first (environment, port), then database, worker and server. Anything that
 * fails leaves nothing running. With several web processes this one serves nothing itself and keeps the worker.
 */
export async function boot(renderPage: Renderer, connect: Connector): Promise<Running> {
  const env = parseEnv(process.env);
  const inherited = inheritedDatabase();
  if (inherited !== null) return { url: env.origin, stop: stopOnce(await serve(env, inherited, renderPage, connect)) };
  if (env.role !== 'worker') await assertPortFree(env.host, env.port);
  await keepRemovingLeftFolders();
  const stores = await openStores(env);
  const worker = env.role === 'web' ? null : await startWorker(env, stores.appUrl);
  const stopWeb = await startWeb(env, stores.appUrl, renderPage, connect);
  await printWelcome(env);
  return { url: env.origin, stop: stopOnce(() => stopAll({ stopWeb, worker, stores })) };
}

/** Serves in this process or in several of its own; resolves to what ends it. */
async function startWeb(env: Env, appUrl: string, renderPage: Renderer, connect: Connector) {
  if (env.role === 'worker') return async () => undefined;
  if (env.webProcesses === 1) return serve(env, appUrl, renderPage, connect);
  const processes = await startWebProcesses(env.webProcesses, appUrl);
  return () => processes.stop();
}

/** Not ready first, then drain, then the database: nothing is cut off in the middle. */
async function serve(env: Env, appUrl: string, renderPage: Renderer, connect: Connector): Promise<() => Promise<void>> {
  const serveFile = createFileServer();
  const shop = connect(await createShop(env, appUrl, renderPage, undefined, { serveFile }));
  const server = await listen(shop, env);
  return async () => {
    shop.setReady(false);
    await drain(server);
    await shop.close();
  };
}

async function listen(shop: Shop, env: Env): Promise<Server> {
  return new Promise((resolve) => {
    // The age of a request is no fault of an upload that moves; its head is small and has ten seconds.
    const serverOptions = { requestTimeout: 0, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 };
    const options = { fetch: shop.server.fetch, port: env.port, hostname: env.host, serverOptions };
    const server = serveHttp(options, () => resolve(server)) as Server;
    cutSlowClients(server);
    server.keepAliveTimeout = 65_000;
  });
}

interface Parts {
  stopWeb: () => Promise<void>;
  worker: { stop(): Promise<void> } | null;
  stores: Stores;
}

/** Whoever uses something ends before it. */
async function stopAll({ stopWeb, worker, stores }: Parts): Promise<void> {
  await stopWeb();
  await worker?.stop();
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
