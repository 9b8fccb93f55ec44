import type { Db } from '#platform/api/database.ts';
import { returnedStock } from '../return-tables.ts';

/** Writes units that came back; answers those that had not been written before. */
export const insertReturnedStock = (db: Db, rows: (typeof returnedStock.$inferInsert)[]) =>
  db.insert(returnedStock).values(rows).onConflictDoNothing().returning();
