import type { Context, Hono } from 'hono';
import { answerCorrectionPicture, answerDocument, type DocumentStores } from '#features/catalog/api/public.ts';
import { answerReceipt } from '#features/fulfilment/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { currentScope } from '#platform/api/request-scope.ts';
import { asPage, type PageTurns } from '#platform/api/server.ts';

interface FileStores extends DocumentStores, PageTurns {
  database: Database;
  /** Pictures of what people say is wrong with an item. */
  corrections: FileStore;
  /** Scans of signed delivery notes. */
  receipts: FileStore;
}

/** Files that not everybody may have: each is asked for as the person who asks, and counts as a page. */
export function addFileRoutes(app: Hono, stores: FileStores): void {
  const { database, corrections, receipts } = stores;
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
  app.get('/media/receipts/:file', (c) =>
    asCaller(c, async () => {
      const caller = await currentScope().caller();
      const readAs = <T>(right: 'desk' | null, work: (db: Db) => Promise<T>) =>
        inTransaction(database, right ? { ...caller, right } : caller, 'read', work);
      return answerReceipt(receipts, caller, readAs, c.req.param('file'));
    }),
  );
  app.get('/media/corrections/:file', (c) =>
    asCaller(c, async () => answerCorrectionPicture(corrections, await currentScope().caller(), c.req.param('file'))),
  );
}
