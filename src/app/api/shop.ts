import { resolve } from 'node:path';
import type { Hono } from 'hono';
import type { CarrierSettings } from '#business/carriers/api/public.ts';
import { MessageHub } from '#business/messages/api/public.ts';
import { createCallerResolver } from '#features/access/api/public.ts';
import { openCompanyRegistry } from '#features/accounts/api/public.ts';
import { createImportFiles } from '#features/catalog-import/api/public.ts';
import { createMonitor } from '#features/diagnostics/api/public.ts';
import { LOGIN_CONNECTIONS } from '#platform/api/admission/share-limits.ts';
import { createApiHandler } from '#platform/api/api-handler.ts';
import { type Database, openDatabase } from '#platform/api/database.ts';
import type { Env } from '#platform/api/env.ts';
import { createRateLimiter } from '#platform/api/rate-limit.ts';
import { createServer, type ShopServer } from '#platform/api/server.ts';
import { openFileStores } from '#platform/api/stores/open-file-stores.ts';
import { drawPicture } from '#seed/pictures/draw-picture.ts';
import { contract } from '../contract.ts';
import { addCarrierRoutes } from './carrier-routes.ts';
import { addDocumentRoutes } from './document-routes.ts';
import { createPageEntry } from './entry/enter-page.ts';
import { addFileRoutes } from './file-routes.ts';
import { createInProcessCall } from './in-process-call.ts';
import { addInboxRoutes } from './inbox-routes.ts';
import { inboxKey, openLocalInbox, readableInbox } from './local-inbox.ts';
import { addMeasuringRoutes } from './measuring-routes.ts';
import { addMediaRoutes } from './media-routes.ts';
import { openRobotSender } from './message-delivery.ts';
import { addMessageRoutes, findReader } from './message-routes.ts';
import { openAttachments } from './open-attachments.ts';
import { openCarriers } from './open-carriers.ts';
import { openDocuments } from './open-documents.ts';
import { type DoorLimits, openDoor } from './open-door.ts';
import { openTransferFiles } from './open-exports.ts';
import { createPost, EVENTS } from './open-messages.ts';
import { openPayments, type Payments } from './open-payments.ts';
import { addPaymentRoutes } from './payment-routes.ts';
import { readPepper } from './read-pepper.ts';
import { createRouter } from './router.ts';
import type { RouterSettings } from './router-settings.ts';
import { addSeoRoutes } from './seo-routes.ts';
import { addShareRoutes } from './share-routes.ts';

export interface Shop {
  server: ShopServer;
  database: Database;
  call: (path: readonly string[], input: unknown) => Promise<unknown>;
  setReady(ready: boolean): void;
  /** Writes what the logs still hold, then closes the database. */
  close(): Promise<void>;
}

/** Reports of browsers are small; whoever sends more means no good. */
const BODY_LIMITS = {
  '/monitoring/': 16 * 1024,
  '/website-api/monitor/': 16 * 1024,
  // Catalogues of the desk come in pieces of 2 MB.
  '/import/': 2.5 * 1024 * 1024,
  // A file of 10 MB, with the form around it.
  '/content-center/file/upload/order': 10.1 * 1024 * 1024,
  '/oms-front/enquiry/upload': 10.1 * 1024 * 1024,
  '/oms-front/quote/upload': 10.1 * 1024 * 1024,
  '/enterprise-service/fronted/approval/upload': 10.1 * 1024 * 1024,
  // Videos of what is broken.
  '/after-sales/upload': 50.1 * 1024 * 1024,
  '/after-sales/desk/upload': 50.1 * 1024 * 1024,
  // Five scans of 3 MB each, with what was counted.
  '/oms-front/desk/shipments/': 16 * 1024 * 1024,
  // Five pictures of 3 MB each, with what is said.
  '/after-sales/desk/say': 16 * 1024 * 1024,
  // A list of 5 MB, with the form around it.
  '/cart-center/bulk/upload': 5.1 * 1024 * 1024,
  // Five pictures of 700 KB each, with the form around them.
  '/product-provider-v2/productErrorCorrection/save': 4 * 1024 * 1024,
};

/** Folders of what can be made anew, and stores of what people handed in: below the one folder of data, or in a bucket. */
async function openFiles(env: Env) {
  const openStore = await openFileStores(env);
  const folder = (name: string) => resolve(env.dataDir, name);
  return {
    pictures: { dir: folder('pictures'), draw: drawPicture },
    paperDir: folder('papers'),
    sitemapDir: folder('sitemaps'),
    avatars: openStore('avatars', 'webp'),
    logos: openStore('logos', 'webp'),
    corrections: openStore('corrections', 'webp'),
    documents: openDocuments(openStore),
    attachments: openAttachments(env, openStore),
    importFiles: createImportFiles(folder('imports')),
    transferFiles: openTransferFiles(env),
  };
}

type PlainRoutes = Omit<Awaited<ReturnType<typeof openFiles>>, 'importFiles'> & {
  database: Database;
  limiter: ReturnType<typeof createRateLimiter>;
  door: ReturnType<typeof openDoor>;
  resolveCaller: ReturnType<typeof createCallerResolver>;
  payments: Payments;
  carriers: CarrierSettings;
  pepper: Buffer;
  hub: MessageHub;
};

/** Everything that is neither a call nor a page. */
function addPlainRoutes(app: Hono, env: Env, routes: PlainRoutes): void {
  addMediaRoutes(app, routes);
  addFileRoutes(app, routes);
  addMessageRoutes(app, { ...routes, origin: env.origin });
  addPaymentRoutes(app, routes.database, routes.payments);
  addCarrierRoutes(app, routes.database, routes.carriers);
  addSeoRoutes(app, { ...routes, origin: env.origin });
  addShareRoutes(app, routes);
  addMeasuringRoutes(app);
  addDocumentRoutes(app, env.nodeEnv === 'development');
  addInboxRoutes(app, openLocalInbox(env), readableInbox(env), inboxKey(routes.pepper));
}

interface ShopExtras {
  /** Built files; null where there is none of this name. */
  serveFile?: (request: Request) => Promise<Response | null>;
  /** Instead of what a company and a person may have of the machine. */
  shares?: DoorLimits;
  /** Kinds of documents that are approved, beside those of the features. */
  keepers?: RouterSettings['keepers'];
  /** Instead of who is configured to carry parcels. */
  carriers?: CarrierSettings;
}

/** The pool of the shop, and a small one of its own for logins: a flood of them takes nobody else's connections. */
function openDatabases(env: Env, url: string) {
  const role = env.databaseUrl ? 'shop_app' : undefined;
  const shortcuts = env.dbShortcuts;
  const database = openDatabase(url, { max: env.dbPoolMax, role, shortcuts });
  const loginDatabase = openDatabase(url, { max: LOGIN_CONNECTIONS, role, shortcuts });
  const closeDatabases = () => Promise.all([database.close(), loginDatabase.close()]);
  return { database, loginDatabase, closeDatabases };
}

/** Where streams of messages are held; it listens on a connection of its own. */
const openHub = (database: Database, databaseUrl: string) =>
  new MessageHub({ database, databaseUrl, events: EVENTS, findReader: (hash) => findReader(database, hash) });

/** Wires features, database and server together; `renderPage` comes from the page renderer's entry. */
export async function createShop(
  env: Env,
  databaseUrl: string,
  renderPage: (request: Request) => Promise<Response>,
  makeLimiter = createRateLimiter,
  { serveFile, shares, keepers, carriers: given }: ShopExtras = {},
): Promise<Shop> {
  let ready = true;
  const { database, loginDatabase, closeDatabases } = openDatabases(env, databaseUrl);
  const limiter = makeLimiter(database.pool, loginDatabase.pool);
  const door = openDoor(env.webProcesses, shares);
  const monitor = createMonitor(database);
  const pepper = await readPepper(env);
  const { origin, demo, personalSite } = env;
  const { importFiles, ...files } = await openFiles(env);
  const payments = await openPayments(env, pepper);
  const carriers = given ?? (await openCarriers(env));
  const messages = createPost(pepper);
  const hub = openHub(database, databaseUrl);
  const robots = { robots: openRobotSender(env), robotHosts: env.robotHosts };
  const companies = await openCompanyRegistry(env);
  const stores = { ...files, ...robots, database, loginDatabase, importFiles, payments, carriers, companies };
  const router = createRouter({ ...stores, keepers, pepper, monitor, messages, origin, demo, personalSite, site: env });
  const resolveCaller = createCallerResolver(database);
  const server = createServer({
    origin,
    dev: env.nodeEnv === 'development',
    trustProxy: env.trustProxy,
    database,
    limiter,
    door,
    serveFile,
    resolveCaller,
    api: createApiHandler(contract, router, door),
    enterPage: createPageEntry({ database, limiter, mobileSite: env.mobileSite }),
    renderPage,
    isReady: () => ready,
    onServed: monitor.served,
    bodyLimits: BODY_LIMITS,
    addRoutes: (app) =>
      addPlainRoutes(app, env, { database, limiter, door, resolveCaller, payments, carriers, pepper, hub, ...files }),
  });
  return {
    server,
    database,
    call: createInProcessCall(router, database),
    setReady(value) {
      ready = value;
      if (!value) hub.drain();
    },
    async close() {
      await hub.stop();
      await monitor.close();
      await closeDatabases();
    },
  };
}
