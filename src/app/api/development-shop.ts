import { parseEnv } from '#platform/api/env.ts';
import { inboxAddress, inboxKey } from './local-inbox.ts';
import { readPepper } from './read-pepper.ts';
import { createShop, type Shop } from './shop.ts';

const KEY = Symbol.for('mro-shop.development');
const place = globalThis as { [KEY]?: { close: () => Promise<void> } };

let current: Promise<Shop> | null = null;

/**
 * The shop behind Vite's server. Modules are loaded anew at every edit: the pool of the previous load is closed
 * so that edits do not pile up connections.
 */
export function developmentShop(renderPage: (request: Request) => Promise<Response>): Promise<Shop> {
  current ??= open(renderPage);
  return current;
}

async function open(renderPage: (request: Request) => Promise<Response>): Promise<Shop> {
  const env = parseEnv({ ...process.env, NODE_ENV: 'development' });
  if (!env.databaseUrl) throw new Error('DATABASE_URL is not set; start with npm run dev');
  await place[KEY]?.close();
  const shop = await createShop(env, env.databaseUrl, renderPage);
  place[KEY] = shop;
  const inbox = inboxAddress(env, inboxKey(await readPepper(env)));
  if (inbox) process.stdout.write(`  发出的邮件和短信在本机查看：${inbox}\n`);
  return shop;
}
