import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { bankImports } from '../bank-tables.ts';

/** Files come one after the other: each books for many companies, and two would wait for one another. */
export const lockImports = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank-import', 0))`);

/** The import of this very file for this account. */
export async function findImport(db: Db, accountId: bigint, fileHash: string): Promise<bigint | null> {
  const [row] = await db
    .select({ id: bankImports.id })
    .from(bankImports)
    .where(and(eq(bankImports.accountId, accountId), eq(bankImports.fileHash, fileHash)));
  return row?.id ?? null;
}

type NewImport = Omit<typeof bankImports.$inferInsert, 'newCount' | 'knownCount'>;

/** Writes the file; how many of its lines are new is known when they are written. */
export async function insertImport(db: Db, file: NewImport): Promise<bigint> {
  const [made] = await db
    .insert(bankImports)
    .values({ ...file, newCount: 0, knownCount: 0 })
    .returning({ id: bankImports.id });
  if (!made) throw new Error('an import was not written');
  return made.id;
}

export async function setCounts(
  db: Db,
  importId: bigint,
  counts: { newCount: number; knownCount: number },
): Promise<void> {
  await db.update(bankImports).set(counts).where(eq(bankImports.id, importId));
}
