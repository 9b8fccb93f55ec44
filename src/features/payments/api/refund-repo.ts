import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { REFUND_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import type { Db } from '#platform/api/database.ts';
import { paymentRefunds, payments } from './payment-tables.ts';

export type Refund = typeof paymentRefunds.$inferSelect;

const nextRefundNo = nextNumber(REFUND_NUMBER);

/** Money that is not back yet: the channel sends it, or people do. */
export type OpenState = 'asked' | 'desk';

type NewRefund = Pick<Refund, 'firmId' | 'orderId' | 'paymentId' | 'amountFen'> & { status: OpenState };

export async function insertRefund(db: Db, refund: NewRefund): Promise<Refund> {
  const [row] = await db
    .insert(paymentRefunds)
    .values({ ...refund, refundNo: nextRefundNo })
    .returning();
  if (!row) throw new Error('refund not written');
  return row;
}

interface Place {
  firmId: bigint;
  orderId: bigint;
}

/** Refunds of an order, the earliest first. */
export function readRefunds(db: Db, { firmId, orderId }: Place): Promise<Refund[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.firmId, firmId), eq(paymentRefunds.orderId, orderId)))
    .orderBy(asc(paymentRefunds.id));
}

export async function findRefund(db: Db, refundNo: string) {
  const [row] = await db
    .select({ refund: paymentRefunds, payment: payments })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.refundNo, refundNo));
  return row ?? null;
}

/** False: it was done before, or is no longer in a state of those. */
export async function markRefunded(
  db: Db,
  refundNo: string,
  reference: string | null,
  from: readonly OpenState[],
): Promise<boolean> {
  const { rowCount } = await db
    .update(paymentRefunds)
    .set({ status: 'done', reference, doneAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(paymentRefunds.refundNo, refundNo), inArray(paymentRefunds.status, [...from])));
  return rowCount === 1;
}

/** The channel will not: people send this one back. False: it was not asked for any more. */
export async function markRefundManual(db: Db, refundNo: string, failure: string): Promise<boolean> {
  const { rowCount } = await db
    .update(paymentRefunds)
    .set({ status: 'desk', failure: failure.slice(0, 200), updatedAt: sql`now()` })
    .where(and(eq(paymentRefunds.refundNo, refundNo), eq(paymentRefunds.status, 'asked')));
  return rowCount === 1;
}

/** People leave it to the channel once more; false: they have sent it themselves. */
export async function askAgain(db: Db, refundNo: string): Promise<boolean> {
  const { rowCount } = await db
    .update(paymentRefunds)
    .set({ status: 'asked', failure: '', updatedAt: sql`now()` })
    .where(and(eq(paymentRefunds.refundNo, refundNo), eq(paymentRefunds.status, 'desk')));
  return rowCount === 1;
}

/** Asked just now: others come first next time. */
export async function touchRefund(db: Db, refundNo: string): Promise<void> {
  await db.update(paymentRefunds).set({ updatedAt: sql`now()` }).where(eq(paymentRefunds.refundNo, refundNo));
}

/** Numbers of refunds that their channel was asked for and has not confirmed in a while. */
export async function readSilentRefunds(db: Db, seconds: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ refundNo: paymentRefunds.refundNo })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.status, 'asked'),
        lt(paymentRefunds.updatedAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .orderBy(asc(paymentRefunds.updatedAt))
    .limit(limit);
  return rows.map((row) => row.refundNo);
}
