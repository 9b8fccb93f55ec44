import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CasePlace } from '../case-repo.ts';
import { afterSaleRepairs as repairs } from '../settlement-tables.ts';

type Offer = Pick<typeof repairs.$inferInsert, 'finding' | 'estimateFen' | 'days' | 'status'>;

/** What a repair would cost; a case that was opened again has another one in its place. */
export async function offerRepair(db: Db, { firmId, caseId }: CasePlace, offer: Offer): Promise<void> {
  await db
    .insert(repairs)
    .values({ firmId, caseId, ...offer })
    .onConflictDoUpdate({ target: [repairs.firmId, repairs.caseId], set: { ...offer, updatedAt: sql`now()` } });
}

const ofCase = ({ firmId, caseId }: CasePlace) => and(eq(repairs.firmId, firmId), eq(repairs.caseId, caseId));

export async function readRepair(db: Db, place: CasePlace) {
  const [row] = await db.select().from(repairs).where(ofCase(place));
  return row ?? null;
}

export async function endRepair(db: Db, place: CasePlace): Promise<void> {
  await db.update(repairs).set({ status: 'done', updatedAt: sql`now()` }).where(ofCase(place));
}

/** What the customer says to an estimate; what he accepted and did not pay is offered again. */
export async function answerRepair(
  db: Db,
  place: CasePlace,
  status: 'offered' | 'accepted' | 'declined',
): Promise<void> {
  await db.update(repairs).set({ status, updatedAt: sql`now()` }).where(ofCase(place));
}
