import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { categoryHref, itemHref } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type SitemapEntry, sitemapIndex, sitemapPieces } from '../../rules/sitemap-xml.ts';
import { keepFor } from '../keep-for.ts';
import { readFilledCategories, readFilledRanges, readSitemapItems } from './read-sitemap.ts';

/** Addresses in one file at most (sitemaps.org), so ids of one file. */
export const IDS_PER_FILE = 50_000;
const BATCH = 5_000;
/** Search engines come once a day; within an hour they are told what is new. */
const FRESH_MS = 60 * 60_000;

export interface SitemapSettings {
  db: Db;
  /** Folder of the files that were written before. */
  dir: string;
  origin: string;
  idsPerFile?: number;
  now?: () => number;
}

export interface Sitemaps {
  /** Path of a compressed file that is up to date; null when there is no such file. */
  open(name: string): Promise<string | null>;
}

async function* itemBatches(db: Db, origin: string, n: number, span: number): AsyncGenerator<SitemapEntry[]> {
  const upTo = BigInt(n) * BigInt(span);
  let after = upTo - BigInt(span);
  for (;;) {
    const items = await readSitemapItems(db, { after, upTo, most: BATCH });
    const last = items.at(-1);
    if (!last) return;
    yield items.map(({ itemNo, updatedAt }) => ({ address: origin + itemHref(itemNo), changed: updatedAt }));
    after = last.id;
  }
}

/**
 * Files for search engines: an index, the categories, and the items by ranges of ids, so that a file is read by its
 * key whatever the size of the catalogue. Each is written to disk once an hour at most, by whoever asks first.
 */
export function createSitemaps(settings: SitemapSettings): Sitemaps {
  const { db, dir, origin, idsPerFile = IDS_PER_FILE, now = Date.now } = settings;
  const rangesOf = keepFor(FRESH_MS, (from) => readFilledRanges(from, idsPerFile), now);
  const writing = new Map<string, Promise<string>>();

  async function piecesOf(name: string): Promise<AsyncIterable<string> | Iterable<string> | null> {
    const ranges = await rangesOf(db);
    if (name === 'sitemap.xml') {
      const names = ['sitemap-categories.xml', ...ranges.map((n) => `sitemap-items-${n}.xml`)];
      return [sitemapIndex(names.map((file) => ({ address: `${origin}/${file}` })))];
    }
    if (name === 'sitemap-categories.xml') {
      const codes = await readFilledCategories(db);
      return sitemapPieces([codes.map((code) => ({ address: origin + categoryHref(code) }))]);
    }
    const n = Number(/^sitemap-items-([1-9]\d{0,8})\.xml$/.exec(name)?.[1]);
    return ranges.includes(n) ? sitemapPieces(itemBatches(db, origin, n, idsPerFile)) : null;
  }

  async function write(path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<string> {
    await mkdir(dir, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    try {
      await pipeline(Readable.from(pieces), createGzip(), createWriteStream(draft));
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    return path;
  }

  return {
    async open(name) {
      const path = join(dir, `${name}.gz`);
      const running = writing.get(path);
      if (running) return running;
      const pieces = await piecesOf(name);
      if (!pieces) return null;
      const file = await stat(path).catch(() => null);
      if (file && now() - file.mtimeMs < FRESH_MS) return path;
      const job = writing.get(path) ?? write(path, pieces).finally(() => writing.delete(path));
      writing.set(path, job);
      return job;
    },
  };
}
