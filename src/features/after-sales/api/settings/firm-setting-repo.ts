import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { afterSaleFirmSettings as settings } from '../settlement-tables.ts';

/** What a company wants of its own cases; version 0: nothing was ever said. Null: no approval. */
export async function readFirmSetting(db: Db, firmId: bigint) {
  const [row] = await db
    .select({ approvalAboveFen: settings.approvalAboveFen, version: settings.version })
    .from(settings)
    .where(eq(settings.firmId, firmId));
  return row ?? { approvalAboveFen: null, version: 0 };
}

/** Writes it over the version that was seen; null where somebody was faster. */
export async function writeFirmSetting(db: Db, firmId: bigint, seen: number, approvalAboveFen: bigint | null) {
  const rows =
    seen === 0
      ? await db.insert(settings).values({ firmId, approvalAboveFen }).onConflictDoNothing().returning()
      : await db
          .update(settings)
          .set({ approvalAboveFen, version: sql`${settings.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(settings.firmId, firmId), eq(settings.version, seen)))
          .returning();
  return rows[0] ?? null;
}
