import type { Hono } from 'hono';
import { answerPicture } from '#features/catalog/api/public.ts';
import type { Database } from '#platform/api/database.ts';

/** Pictures of the catalogue: public, drawn on first use and kept in `cacheDir`. */
export function addMediaRoutes(app: Hono, database: Database, cacheDir: string): void {
  app.get('/media/sku/:itemNo/:file', (c) => {
    const { itemNo, file } = c.req.param();
    const ifNoneMatch = c.req.header('if-none-match') ?? null;
    return answerPicture(database.public, cacheDir, { itemNo, file, ifNoneMatch });
  });
}
