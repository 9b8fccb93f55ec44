import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { repeatEffects } from '#platform/api/outbox.ts';
import { type FacetMemory, newFacetMemory } from './facet-dictionary-repo.ts';
import { moveGeneration } from './generation-repo.ts';
import { makeDocument } from './make-document.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { type CatalogCursor, readNextItems } from './read-items-to-index.ts';
import { readVocabulary } from './read-vocabulary.ts';
import type { SearchDocument } from './search-index.ts';
import { searchRebuilds as r } from './search-tables.ts';
import { writeDocuments } from './write-documents-repo.ts';
import { writeAllWords } from './write-words.ts';

const FRESH = sql`search_documents_fresh`;
const BATCH = 2_000;
/** Above every count of sales. */
const START: CatalogCursor = { salesCount: 2_147_483_647, skuId: 0n };
const CHANGE_TOPICS = ['catalog.changed', 'catalog.imported'] as const;

interface Progress extends CatalogCursor {
  id: bigint;
  startedAt: Date;
  written: number;
}

async function openProgress(db: Db): Promise<Progress> {
  const [open] = await db.select().from(r);
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('search_documents_fresh') is not null as there`,
  );
  if (open && rows[0]?.there) return open;
  await db.delete(r);
  await db.execute(sql`drop table if exists ${FRESH}`);
  await db.execute(sql`create table ${FRESH} (like search_documents including defaults including storage)`);
  await db.execute(sql`alter table ${FRESH} set (toast_tuple_target = 256)`);
  const [begun] = await db.insert(r).values(START).returning();
  if (!begun) throw new Error('rebuild of the search index could not be begun');
  return begun;
}

/** Reading, cutting into words and writing overlap: three programs share the work. */
async function fill(db: Db, progress: Progress, onProgress: (written: number) => void): Promise<number> {
  const vocabulary = await readVocabulary(db);
  const memory = newFacetMemory();
  let done = progress;
  let writing = Promise.resolve();
  try {
    for (;;) {
      const items = await readNextItems(db, done, BATCH);
      const last = items.at(-1);
      if (!last) break;
      const documents = items.map((item) => makeDocument(item, vocabulary));
      await writing;
      const before = done;
      done = { ...done, salesCount: last.salesCount, skuId: last.id, written: done.written + items.length };
      writing = writeBatch(db, documents, memory, { before, done });
      // Should it fail, the next round throws it; until then nobody listens.
      writing.catch(() => undefined);
      onProgress(done.written);
    }
  } finally {
    await writing;
  }
  return done.written;
}

interface Step {
  before: Progress;
  done: Progress;
}

function writeBatch(db: Db, documents: SearchDocument[], memory: FacetMemory, { before, done }: Step): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, salesCount, skuId, written } = done;
    const moved = await tx
      .update(r)
      .set({ salesCount, skuId, written })
      .where(and(eq(r.id, id), eq(r.written, before.written)))
      .returning({ id: r.id });
    if (moved.length === 0) throw new Error('the search index is being rebuilt by another process');
    await writeDocuments(tx, documents, memory, { table: FRESH });
  });
}

/** Indexes are built at once over all rows, which takes a tenth of what writing them row by row does. */
async function buildIndexes(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // An item whose sales changed while all were read may have been read twice.
    await tx.execute(sql`delete from ${FRESH} f using ${FRESH} g where g.sku_id = f.sku_id and g.ctid > f.ctid`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await tx.execute(sql`alter table ${FRESH} add constraint search_documents_fresh_pkey primary key (sku_id)`);
    await tx.execute(
      sql`create index search_documents_fresh_terms on ${FRESH} using gin (terms) with (fastupdate = off)`,
    );
  });
}

/** Searches that run keep the old table; those that come meet the new one. */
async function swapIndexTables(db: Db, startedAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from ${FRESH} f where not exists (select from skus_view s where s.id = f.sku_id)`);
    await tx.execute(sql`drop table search_documents`);
    await tx.execute(sql`alter table ${FRESH} rename to search_documents`);
    await tx.execute(
      sql`alter table search_documents rename constraint search_documents_fresh_pkey to search_documents_pkey`,
    );
    await tx.execute(sql`alter index search_documents_fresh_terms rename to search_documents_terms`);
    await tx.execute(sql`alter table search_documents add constraint search_documents_sku_id_skus_id_fk
      foreign key (sku_id) references skus (id) on delete cascade`);
    await tx.execute(sql`alter table search_documents owner to shop_owner`);
    await tx.execute(sql`grant select, insert, update, delete on search_documents to shop_app`);
    await moveGeneration(tx);
    // What changed meanwhile was written to the old table, and is written again.
    await repeatEffects(tx, CHANGE_TOPICS, startedAt);
    await tx.delete(r);
  });
}

/**
 * Writes the whole index from the catalogue into a new table and puts it in the place of the old one. Searches and
 * changes go on meanwhile; cut off, it goes on where it stopped. Needs the owner's role.
 * @returns the number of items.
 */
export async function rebuildSearchIndex(
  db: Db,
  onProgress: (written: number) => void = () => undefined,
): Promise<number> {
  const progress = await openProgress(db);
  const written = await fill(db, progress, onProgress);
  await buildIndexes(db);
  await swapIndexTables(db, progress.startedAt);
  await db.execute(sql`analyze search_documents, search_codes, search_facet_values`);
  await writeAllWords(db, createPostgresIndex(db));
  return written;
}
