import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const CLIENT = resolve('dist/client');
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/**
 * Built files, which come before pages and wait for nobody: hashed assets live for a year, files of `public/` for an hour. Precompressed variants
 * are written by the build.
 */
export function createFileServer(): (request: Request) => Promise<Response | null> {
  const files = new Hono();
  files.use(
    '*',
    serveStatic({
      root: 'dist/client',
      precompressed: true,
      onFound: (path, c) => c.header('cache-control', path.includes('/assets/') ? YEAR : HOUR),
    }),
  );
  return async (request) => {
    const { pathname } = new URL(request.url);
    return (await isFile(pathname)) ? files.fetch(request) : null;
  };
}

/** Only names with an extension that are not pages are looked up on disk. */
async function isFile(pathname: string): Promise<boolean> {
  if (!/\.[a-z0-9]+$/i.test(pathname) || pathname.endsWith('.html') || pathname.includes('..')) return false;
  const path = resolve(CLIENT, `.${decodeURI(pathname)}`);
  const found = path.startsWith(CLIENT) ? await stat(path).catch(() => null) : null;
  return found?.isFile() ?? false;
}
