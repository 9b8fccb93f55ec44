import type { Context, Hono } from 'hono';
import { answerThumbnail, type ReadAs } from '#business/attachments/api/public.ts';
import { answerDocument, type DocumentStores } from '#features/catalog/api/public.ts';
import { answerCorrectionPicture } from '#features/corrections/api/public.ts';
import { answerReceipt } from '#features/fulfilment/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { currentScope } from '#platform/api/request-scope.ts';
import { asPage, type PageTurns } from '#platform/api/server.ts';
import type { ShopAttachments } from './open-attachments.ts';

interface FileStores extends DocumentStores, PageTurns {
  database: Database;
  /** Pictures of what people say is wrong with an item. */
  corrections: FileStore;
  attachments: ShopAttachments;
}

/** Files that not everybody may have: each is asked for as the person who asks, and counts as a page. */
export function addFileRoutes(app: Hono, stores: FileStores): void {
  const { database, corrections, attachments } = stores;
  const asCaller = (c: Context, answer: () => Promise<Response>) => asPage(stores, c.req.raw, answer);
  app.get('/documents/:itemNo/:file', (c) =>
    asCaller(c, async () => {
      const { itemNo, file } = c.req.param();
      const ifNoneMatch = c.req.header('if-none-match') ?? null;
      const caller = await currentScope().caller();
      const read = <T>(work: (db: Db) => Promise<T>) => inTransaction(database, caller, 'read', work);
      return answerDocument(read, stores, { itemNo, file, ifNoneMatch });
    }),
  );
  const readFor =
    (caller: Caller): ReadAs =>
    (right, work) =>
      inTransaction(database, right ? { ...caller, right } : caller, 'read', work);
  app.get('/media/receipts/:file', (c) =>
    asCaller(c, async () => {
      const caller = await currentScope().caller();
      return answerReceipt(attachments, caller, readFor(caller), c.req.param('file'));
    }),
  );
  app.get('/media/attachments/:kind/:id', (c) =>
    asCaller(c, async () => {
      const caller = await currentScope().caller();
      return answerThumbnail(attachments, caller, readFor(caller), c.req.param());
    }),
  );
  app.get('/media/corrections/:file', (c) =>
    asCaller(c, async () => answerCorrectionPicture(corrections, await currentScope().caller(), c.req.param('file'))),
  );
}
