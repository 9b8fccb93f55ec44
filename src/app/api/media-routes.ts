import type { Hono } from 'hono';
import { answerPicture } from '#features/catalog/api/public.ts';
import { answerAvatar } from '#features/profile/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';

interface MediaStores {
  database: Database;
  /** Folder of pictures that were drawn before. */
  cacheDir: string;
  avatars: FileStore;
}

/** Pictures of the catalogue, public and drawn on first use, and avatars, for those who were told their name. */
export function addMediaRoutes(app: Hono, { database, cacheDir, avatars }: MediaStores): void {
  app.get('/media/avatars/:file', (c) => answerAvatar(avatars, c.req.param('file')));
  app.get('/media/sku/:itemNo/:file', (c) => {
    const { itemNo, file } = c.req.param();
    const ifNoneMatch = c.req.header('if-none-match') ?? null;
    return answerPicture(database.public, cacheDir, { itemNo, file, ifNoneMatch });
  });
}
