import { eq, sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { RememberedMapping } from '../rules/find-header.ts';
import { importMappings } from './import-tables.ts';
import { wishesSchema } from './read-wishes.ts';

/** Mappings belong to the desk; the command line and the worker act for it. */
const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

const keyOf = (headers: readonly string[]) => headers.join('\n');

/** Mappings of a supplier's earlier files; `db` may see the desk's tables. */
export async function readMappings(db: Db, supplier: string): Promise<RememberedMapping[]> {
  const rows = await db.select().from(importMappings).where(eq(importMappings.supplier, supplier));
  return rows.flatMap(({ header, mapping }) => {
    const wishes = wishesSchema.safeParse(mapping);
    return wishes.success ? [{ headers: header.split('\n'), wishes: wishes.data }] : [];
  });
}

export async function recallMappings(database: Database, supplier: string): Promise<RememberedMapping[]> {
  return inTransaction(database, WORKER, 'read', (db) => readMappings(db, supplier));
}

/** Keeps one mapping per supplier and header row. */
export async function rememberMapping(database: Database, supplier: string, mapping: RememberedMapping): Promise<void> {
  const row = { supplier, header: keyOf(mapping.headers), mapping: mapping.wishes };
  await inTransaction(database, WORKER, 'write', (db) =>
    db
      .insert(importMappings)
      .values(row)
      .onConflictDoUpdate({
        target: [importMappings.supplier, importMappings.header],
        set: { mapping: row.mapping, updatedAt: sql`now()` },
      }),
  );
}
