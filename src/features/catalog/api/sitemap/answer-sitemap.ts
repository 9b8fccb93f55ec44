import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Sitemaps } from './sitemap-files.ts';

const HOUR = 'public, max-age=3600';

/** Answers one file of the sitemap, compressed where the client takes it. */
export async function answerSitemap(sitemaps: Sitemaps, name: string, acceptEncoding: string): Promise<Response> {
  const path = await sitemaps.open(name);
  if (!path) return new Response(null, { status: 404 });
  const zipped = /\bgzip\b/.test(acceptEncoding);
  const file = createReadStream(path);
  const body = zipped ? file : file.pipe(createGunzip());
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR, vary: 'accept-encoding' };
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: zipped ? { ...headers, 'content-encoding': 'gzip' } : headers,
  });
}
