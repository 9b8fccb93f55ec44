import type { Hono } from 'hono';
import { answerPicture, isItemSeen, type PictureSource } from '#features/catalog/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { answerStoredPicture } from '#platform/api/stored-picture.ts';

interface MediaStores {
  database: Database;
  pictures: PictureSource;
  avatars: FileStore;
  logos: FileStore;
  resolveCaller: (headers: Headers) => Promise<Caller>;
}

/** Pictures of the catalogue, public and drawn on first use; avatars and logos, for those who were told their name. */
export function addMediaRoutes(app: Hono, { database, pictures, avatars, logos, resolveCaller }: MediaStores): void {
  app.get('/media/avatars/:file', (c) => answerStoredPicture(avatars, c.req.param('file')));
  app.get('/media/logos/:file', (c) => answerStoredPicture(logos, c.req.param('file')));
  app.get('/media/sku/:itemNo/:file', (c) => {
    const { itemNo, file } = c.req.param();
    const ifNoneMatch = c.req.header('if-none-match') ?? null;
    const isSeen = async () => {
      const caller = await resolveCaller(c.req.raw.headers);
      return inTransaction(database, caller, 'read', (db) => isItemSeen(db, itemNo));
    };
    return answerPicture(database.public, pictures, { itemNo, file, ifNoneMatch, isSeen });
  });
}
