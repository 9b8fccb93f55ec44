import type { Hono } from 'hono';
import { answerPicture, isItemSeen } from '#features/catalog/api/public.ts';
import { answerAvatar } from '#features/profile/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';

interface MediaStores {
  database: Database;
  /** Folder of pictures that were drawn before. */
  cacheDir: string;
  avatars: FileStore;
  resolveCaller: (headers: Headers) => Promise<Caller>;
}

/** Pictures of the catalogue, public and drawn on first use, and avatars, for those who were told their name. */
export function addMediaRoutes(app: Hono, { database, cacheDir, avatars, resolveCaller }: MediaStores): void {
  app.get('/media/avatars/:file', (c) => answerAvatar(avatars, c.req.param('file')));
  app.get('/media/sku/:itemNo/:file', (c) => {
    const { itemNo, file } = c.req.param();
    const ifNoneMatch = c.req.header('if-none-match') ?? null;
    const isSeen = async () => {
      const caller = await resolveCaller(c.req.raw.headers);
      return inTransaction(database, caller, 'read', (db) => isItemSeen(db, itemNo));
    };
    return answerPicture(database.public, cacheDir, { itemNo, file, ifNoneMatch, isSeen });
  });
}
