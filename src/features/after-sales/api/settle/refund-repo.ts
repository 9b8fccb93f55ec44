import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CasePlace } from '../case-repo.ts';
import { afterSalePostings, afterSaleRefunds } from '../settlement-tables.ts';

type NewRefund = Pick<
  typeof afterSaleRefunds.$inferInsert,
  'firmId' | 'caseId' | 'orderId' | 'goodsFen' | 'freightFen' | 'taxFen'
>;

/** Decides what of a case goes back; twice is a mistake that the table refuses. */
export async function insertCaseRefund(db: Db, refund: NewRefund): Promise<void> {
  await db.insert(afterSaleRefunds).values(refund);
}

/** Whether the money of a case was decided: it was refunded, or units of it were that cost nothing any more. */
export async function hasRefund(db: Db, { firmId, caseId }: CasePlace): Promise<boolean> {
  const [refunds, postings] = [afterSaleRefunds, afterSalePostings];
  const refunded = await db.$count(refunds, and(eq(refunds.firmId, firmId), eq(refunds.caseId, caseId)));
  if (refunded > 0) return true;
  return (await db.$count(postings, and(eq(postings.firmId, firmId), eq(postings.caseId, caseId)))) > 0;
}

export async function insertPostings(
  db: Db,
  postings: readonly (typeof afterSalePostings.$inferInsert)[],
): Promise<void> {
  if (postings.length > 0)
    await db
      .insert(afterSalePostings)
      .values([...postings])
      .onConflictDoNothing();
}

/** What after-sales gave back of each line of an order, tax included. */
export async function readBackByLine(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
): Promise<Map<bigint, bigint>> {
  const rows = await db
    .select({
      lineId: afterSalePostings.orderLineId,
      fen: sql<string>`sum(${afterSalePostings.amountFen})`.mapWith(BigInt),
    })
    .from(afterSalePostings)
    .where(and(eq(afterSalePostings.firmId, firmId), eq(afterSalePostings.orderId, orderId)))
    .groupBy(afterSalePostings.orderLineId);
  return new Map(rows.map(({ lineId, fen }) => [lineId, BigInt(fen)]));
}

/** Cases of an order whose money is not all back yet, in the order of their numbers. */
export async function readDueCases(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
): Promise<bigint[]> {
  const rows = await db
    .select({ caseId: afterSaleRefunds.caseId })
    .from(afterSaleRefunds)
    .where(
      and(
        ...[eq(afterSaleRefunds.firmId, firmId), eq(afterSaleRefunds.orderId, orderId)],
        eq(afterSaleRefunds.status, 'due'),
      ),
    )
    .orderBy(afterSaleRefunds.caseId);
  return rows.map(({ caseId }) => caseId);
}

export async function markRefundDone(db: Db, { firmId, caseId }: CasePlace): Promise<void> {
  await db
    .update(afterSaleRefunds)
    .set({ status: 'done', doneAt: sql`now()` })
    .where(
      and(
        ...[eq(afterSaleRefunds.firmId, firmId), eq(afterSaleRefunds.caseId, caseId)],
        eq(afterSaleRefunds.status, 'due'),
      ),
    );
}
