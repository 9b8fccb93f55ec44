import { and, eq, sql } from 'drizzle-orm';
import { approvalFlowsView } from '#features/approval-flows/api/approval-flows-views.ts';
import type { Db } from '#platform/api/database.ts';
import { CASE_KIND } from '../approval/case-kind.ts';
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

/** Whether a live flow of the company concerns after-sales. */
export async function hasFlow(db: Db, firmId: bigint): Promise<boolean> {
  const { firmId: owner, documentType, status } = approvalFlowsView;
  const live = and(eq(owner, firmId), eq(documentType, CASE_KIND.code), eq(status, 1));
  return (await db.$count(approvalFlowsView, live)) > 0;
}
