import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { createSitemaps } from '#features/catalog/api/public.ts';
import { buildCategory, buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let dir: string;
let goods: TestSku[];
let exclusive: TestSku;
let stopped: TestSku[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'shop-sitemap-'));
  shop = await startTestShop({ env: { dataDir: dir } });
  const { owner } = shop.db;
  const categoryId = await buildCategory(owner, { code: 'FULL' });
  const empty = await buildCategory(owner, { code: 'EMPTY' });
  await owner.execute(sql`update categories set path_ids = array[id]`);
  const build = (facts = {}) => buildSku(owner, { categoryId, ...facts });
  goods = [];
  for (let n = 0; n < 7; n += 1) goods.push(await build());
  exclusive = await build({ exclusive: true, categoryId: empty });
  stopped = [await build({ productStatus: 8 }), await build({ dayType: 8 }), await build({ notCart: true })];
});
afterAll(async () => {
  await shop.stop();
  await rm(dir, { recursive: true, force: true });
});

const text = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(shop.url + path, { headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

/** Names another host than the shop's, which `fetch` would not send. */
const textFor = (host: string, path: string) =>
  new Promise<string>((done, fail) => {
    const request = get(shop.url + path, { headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(Buffer.concat(parts).toString()));
    });
    request.on('error', fail);
  });
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

describe('robots.txt', () => {
  it('closes what belongs to people and names the sitemap at the configured origin', async () => {
    const body = await textFor('evil.example', '/robots.txt');
    expect(body).toContain('Disallow: /user/');
    expect(body).not.toContain('/search.html');
    expect(body).toContain('Sitemap: http://shop.test/sitemap.xml');
  });
});

describe('sitemap', () => {
  it('leads from the index to every public item, and to nothing else', async () => {
    expect(await textFor('evil.example', '/sitemap.xml')).not.toContain('evil');
    const index = await text('/sitemap.xml');
    expect(index.headers.get('content-type')).toContain('application/xml');
    const files = addresses(index.body);
    expect(files).toEqual(['http://shop.test/sitemap-categories.xml', 'http://shop.test/sitemap-items-1.xml']);
    const items = addresses((await text('/sitemap-items-1.xml')).body);
    expect(items).toEqual(goods.map(({ itemNo }) => `http://shop.test/u-${itemNo}.html`));
    for (const { itemNo } of [exclusive, ...stopped]) expect(items.join()).not.toContain(itemNo);
    expect(addresses((await text('/sitemap-categories.xml')).body)).toEqual(['http://shop.test/c-FULL.html']);
  });

  it('is the same with and without compression', async () => {
    const plain = await text('/sitemap-items-1.xml', { 'accept-encoding': 'identity' });
    const zipped = await text('/sitemap-items-1.xml', { 'accept-encoding': 'gzip' });
    expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(zipped.body).toBe(plain.body);
    expect(plain.body.startsWith('<?xml')).toBe(true);
    expect(plain.body.trimEnd().endsWith('</urlset>')).toBe(true);
  });

  it.each(['/sitemap-items-2.xml', '/sitemap-items-0.xml', '/sitemap-items-99999.xml', '/sitemap-other.xml'])(
    '%s does not exist and leaves no file',
    async (path) => {
      expect((await text(path)).status).toBe(404);
      expect((await readdir(join(dir, 'sitemaps'))).join()).not.toContain(path.slice(1));
    },
  );
});

describe('files by ranges of ids', () => {
  const numbered = async (name: string, settings: { now?: () => number } = {}) => {
    const folder = await mkdtemp(join(dir, 'ranges-'));
    const db = shop.db.app.public;
    return {
      sitemaps: createSitemaps({ db, dir: folder, origin: 'http://shop.test', idsPerFile: 3, ...settings }),
      name,
    };
  };

  it('hold so many ids at most, together every public item once, and no file is empty', async () => {
    const { sitemaps } = await numbered('all');
    const last = goods.length + 1 + stopped.length;
    const opened = await Promise.all(
      Array.from({ length: last }, (_, n) => sitemaps.open(`sitemap-items-${n + 1}.xml`)),
    );
    const files = opened.filter((path) => path !== null);
    // Ids 1 to 7 are public: three files, and none for the range of those that are kept back.
    expect(files).toHaveLength(3);
  });

  it('are written once for many who ask at the same time, and again when they are old', async () => {
    let now = Date.now();
    const { sitemaps } = await numbered('fresh', { now: () => now });
    const [one, other] = await Promise.all([
      sitemaps.open('sitemap-items-1.xml'),
      sitemaps.open('sitemap-items-1.xml'),
    ]);
    expect(one).toBe(other);
    const changedFile = async () => (await fetchGz(one ?? '')).length;
    const before = await changedFile();
    await shop.db.owner
      .update(skus)
      .set({ exclusive: true })
      .where(eq(skus.id, goods[0]?.skuId ?? 0n));
    await sitemaps.open('sitemap-items-1.xml');
    expect(await changedFile()).toBe(before);
    now += 2 * 3_600_000;
    await sitemaps.open('sitemap-items-1.xml');
    expect(await changedFile()).toBe(before - 1);
  });
});

async function fetchGz(path: string): Promise<string[]> {
  const { readFile } = await import('node:fs/promises');
  const { gunzipSync } = await import('node:zlib');
  return addresses(gunzipSync(await readFile(path)).toString());
}
