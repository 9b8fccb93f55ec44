import type { Hono } from 'hono';
import { CART_PATH, SHORT_LOGIN_PATH } from '#business/paths/rules/public.ts';
import { answerSitemap, createSitemaps } from '#features/catalog/api/public.ts';
import type { Database } from '#platform/api/database.ts';

interface SeoSettings {
  database: Database;
  /** Public origin: what the Host header says decides nothing. */
  origin: string;
  /** Folder of written sitemaps. */
  sitemapDir: string;
}

/** What is of no use without a person behind it. Result lists stay open: they say themselves that they are not listed. */
const CLOSED = ['/user/', '/desk/', CART_PATH, '/order', SHORT_LOGIN_PATH, '/docs'];

/** For search engines: what they may read, and where everything is. */
export function addSeoRoutes(app: Hono, { database, origin, sitemapDir }: SeoSettings): void {
  const sitemaps = createSitemaps({ db: database.public, dir: sitemapDir, origin });
  const rules = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', (c) => c.text(rules.join('\n'), 200, { 'cache-control': 'public, max-age=3600' }));
  app.get('/:file{sitemap[a-z0-9-]*\\.xml}', (c) =>
    answerSitemap(sitemaps, c.req.param('file'), c.req.header('accept-encoding') ?? ''),
  );
}
