import { and, eq, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { WRITE_OFF_NUMBER } from '../../contract/receivable-numbers.ts';
import { writeOffs } from '../receipt-tables.ts';

export type WriteOff = typeof writeOffs.$inferSelect;

type Wanted = Omit<typeof writeOffs.$inferInsert, 'writeOffNo' | 'status'>;

export async function insertWriteOff(db: Db, wanted: Wanted): Promise<WriteOff> {
  const [made] = await db
    .insert(writeOffs)
    .values({ ...wanted, writeOffNo: nextNumber(WRITE_OFF_NUMBER), status: 'asked' })
    .returning();
  if (!made) throw new Error('a write-off was not written');
  return made;
}

/** The write-off, locked until the transaction ends: two who decide come one after the other. */
export async function lockWriteOff(db: Db, writeOffNo: string): Promise<WriteOff | null> {
  const [found] = await db.select().from(writeOffs).where(eq(writeOffs.writeOffNo, writeOffNo)).for('update');
  return found ?? null;
}

export async function changeWriteOff(
  db: Db,
  { firmId, id }: Pick<WriteOff, 'firmId' | 'id'>,
  set: Partial<typeof writeOffs.$inferInsert>,
): Promise<WriteOff> {
  const [row] = await db
    .update(writeOffs)
    .set({ ...set, version: sql`${writeOffs.version} + 1` })
    .where(and(eq(writeOffs.firmId, firmId), eq(writeOffs.id, id)))
    .returning();
  if (!row) throw new Error('a locked write-off is gone');
  return row;
}
