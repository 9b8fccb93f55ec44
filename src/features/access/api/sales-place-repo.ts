import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { memberships } from './access-tables.ts';

/** Account kind of sales people (specification 1). */
const SALES = 5;

interface Served {
  firmId: bigint;
  userId: bigint;
  sellerCode: string;
}

/**
 * Gives a sales person a place in a firm, or opens the one he had, and sees all that the firm orders. Null where he stands in
 * it as somebody else. Right `identity`.
 */
export async function serveFirm(db: Db, { firmId, userId, sellerCode }: Served): Promise<bigint | null> {
  const [place] = await db
    .insert(memberships)
    .values({ firmId, userId, sellerCode, participantExtendType: SALES, dataScope: 'company' })
    .onConflictDoUpdate({
      target: [memberships.firmId, memberships.userId],
      set: { status: 1, leftAt: null, sellerCode, version: sql`${memberships.version} + 1` },
      setWhere: eq(memberships.participantExtendType, SALES),
    })
    .returning({ id: memberships.id });
  return place?.id ?? null;
}

/** Takes the place of a sales person by his job code; what he did stays his. Right `identity`. */
export async function endService(db: Db, firmId: bigint, sellerCode: string): Promise<void> {
  const his = and(eq(memberships.participantExtendType, SALES), eq(memberships.sellerCode, sellerCode));
  await db
    .update(memberships)
    .set({ status: 0, leftAt: sql`now()`, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.status, 1), his));
}
