import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { GivenBefore } from '../../rules/settle-case.ts';
import type { CasePlace } from '../case-repo.ts';
import { afterSalePostings, afterSaleRefunds } from '../settlement-tables.ts';

type NewRefund = Pick<
  typeof afterSaleRefunds.$inferInsert,
  'firmId' | 'caseId' | 'orderId' | 'goodsFen' | 'freightFen' | 'taxFen'
>;

/** Decides what of a case goes back; what is granted of one that was opened again comes to it. */
export async function addCaseRefund(db: Db, refund: NewRefund): Promise<void> {
  const { firmId, caseId, goodsFen, freightFen, taxFen } = afterSaleRefunds;
  await db
    .insert(afterSaleRefunds)
    .values(refund)
    .onConflictDoUpdate({
      target: [firmId, caseId],
      set: {
        goodsFen: sql`${goodsFen} + ${refund.goodsFen}`,
        freightFen: sql`${freightFen} + ${refund.freightFen}`,
        taxFen: sql`${taxFen} + ${refund.taxFen}`,
        ...{ status: 'due', doneAt: null },
      },
    });
}

/** Freight that a case has given back. */
export async function readFreightGiven(db: Db, { firmId, caseId }: CasePlace): Promise<bigint> {
  const [row] = await db
    .select({ freightFen: afterSaleRefunds.freightFen })
    .from(afterSaleRefunds)
    .where(and(eq(afterSaleRefunds.firmId, firmId), eq(afterSaleRefunds.caseId, caseId)));
  return row?.freightFen ?? 0n;
}

/** What a case has given back of each line of its order: nothing, unless it was opened again. */
export async function readGiven(db: Db, { firmId, caseId }: CasePlace): Promise<ReadonlyMap<bigint, GivenBefore>> {
  const { orderLineId, quantity, amountFen, ...of } = afterSalePostings;
  const rows = await db
    .select({
      orderLineId,
      units: sql<number>`sum(${quantity})::int`,
      fen: sql<string>`sum(${amountFen})`.mapWith(BigInt),
    })
    .from(afterSalePostings)
    .where(and(eq(of.firmId, firmId), eq(of.caseId, caseId)))
    .groupBy(orderLineId);
  return new Map(rows.map(({ orderLineId: id, units, fen }) => [id, { units, fen: BigInt(fen) }]));
}

export const NOTHING_GIVEN: GivenBefore = { units: 0, fen: 0n };

/** Each line of a case once in each round: the table refuses it twice. */
export async function insertPostings(
  db: Db,
  postings: readonly (typeof afterSalePostings.$inferInsert)[],
): Promise<void> {
  if (postings.length > 0) await db.insert(afterSalePostings).values([...postings]);
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
