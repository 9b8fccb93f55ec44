import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/api/database.ts';
import { RETURN_WAY_CODES } from '../../contract/case-words.ts';
import type { CasePlace } from '../case-repo.ts';
import { afterSaleDecisions as decisions } from '../settlement-tables.ts';

const fen = z.string().regex(/^\d+$/).transform(BigInt);

/** What the desk decided, as it is kept until a second person agrees. */
const decision = z.object({
  lines: z.array(z.object({ lineNo: z.number().int(), quantity: z.number().int(), grantedFen: fen })),
  grantedFen: fen,
  freightFen: fen,
  returnWay: z.enum(RETURN_WAY_CODES),
  freightPayer: z.enum(['shop', 'buyer']),
  warehouse: z.string(),
  note: z.string(),
});
export type Decision = z.output<typeof decision>;

const amountsAsText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

const waitingOf = ({ firmId, caseId }: CasePlace) =>
  and(eq(decisions.firmId, firmId), eq(decisions.caseId, caseId), eq(decisions.status, 'waiting'));

export async function insertDecision(
  db: Db,
  place: CasePlace,
  { decidedBy, decided }: { decidedBy: bigint; decided: Decision },
): Promise<void> {
  await db.insert(decisions).values({ ...place, decidedBy, decision: JSON.stringify(decided, amountsAsText) });
}

/** The decision about a case that waits for a second person; null: none does. */
export async function findWaiting(db: Db, place: CasePlace) {
  const [row] = await db.select().from(decisions).where(waitingOf(place));
  return row ? { ...row, decided: decision.parse(JSON.parse(row.decision)) } : null;
}

/** Ends what waits about a case: another decision, or a word of the second person, has taken its place. */
export async function endWaiting(
  db: Db,
  place: CasePlace,
  end: { status: 'agreed' | 'refused'; checkedBy: bigint; note: string } | { status: 'dropped' },
): Promise<void> {
  await db
    .update(decisions)
    .set({ ...end, updatedAt: sql`now()` })
    .where(waitingOf(place));
}
