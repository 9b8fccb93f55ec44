import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createShop } from '#app/api/shop.ts';
import { NO_LIMITS } from '#platform/api/admission/share-limits.ts';
import { parseEnv } from '#platform/api/env.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';

/** One process of the shop without pages and without limits per caller; says its port on a line of its own. */
const env = parseEnv({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', ORIGIN: 'http://shop.bench' });
const shop = await createShop(
  env,
  env.databaseUrl ?? '',
  async () => new Response('page'),
  () => UNCOUNTED,
  { shares: NO_LIMITS },
);
const server = serve({ fetch: shop.server.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
  process.stdout.write(`${port}\n`);
});
process.on('SIGTERM', () => {
  server.close();
  void shop.close().then(() => process.exit(0));
});
