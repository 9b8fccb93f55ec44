import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { PAYMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import type { Db } from '#platform/api/database.ts';
import { isPaymentStatus, type PaymentStatus } from '../rules/payment-status.ts';
import { paymentNotices, payments } from './payment-tables.ts';

type Row = typeof payments.$inferSelect;
export type Payment = Omit<Row, 'status'> & { status: PaymentStatus };

function readRow(row: Row): Payment {
  const { status } = row;
  if (!isPaymentStatus(status)) throw new Error(`payment in unknown state ${status}`);
  return { ...row, status };
}

const nextPayNo = nextNumber(PAYMENT_NUMBER);

export type NewPayment = Pick<
  typeof payments.$inferInsert,
  'firmId' | 'userId' | 'orderId' | 'channel' | 'amountFen' | 'expiresAt' | 'instructions'
>;

export async function insertPayment(db: Db, payment: NewPayment): Promise<Payment> {
  const [row] = await db
    .insert(payments)
    .values({ ...payment, payNo: nextPayNo })
    .returning();
  if (!row) throw new Error('payment not written');
  return readRow(row);
}

interface Place {
  firmId: bigint;
  orderId: bigint;
}

const ofOrder = ({ firmId, orderId }: Place) => and(eq(payments.firmId, firmId), eq(payments.orderId, orderId));

/** Payments of an order, the latest first. */
export async function readPayments(db: Db, order: Place): Promise<Payment[]> {
  const rows = await db.select().from(payments).where(ofOrder(order)).orderBy(desc(payments.id));
  return rows.map(readRow);
}

/** By number; with `channel` only if it goes through that one. */
export async function findPayment(db: Db, payNo: string, channel?: string): Promise<Payment | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.payNo, payNo), channel === undefined ? undefined : eq(payments.channel, channel)));
  return row ? readRow(row) : null;
}

/** As it is now, and nobody changes it until the transaction ends. The order is locked first, always. */
export async function lockPayment(db: Db, id: bigint): Promise<Payment> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) throw new Error('payment is gone');
  return readRow(row);
}

interface MoveFacts {
  channelTradeNo?: string;
  failure?: string;
}

/** The database refuses moves that the table does not name. */
export async function movePayment(db: Db, id: bigint, to: PaymentStatus, facts: MoveFacts = {}): Promise<void> {
  const paidAt = to === 'paid' ? { paidAt: sql`coalesce(${payments.paidAt}, now())` } : {};
  await db
    .update(payments)
    .set({ status: to, updatedAt: sql`now()`, ...paidAt, ...facts })
    .where(eq(payments.id, id));
}

/** What the payer needs, once the channel has said it. */
export async function setInstructions(db: Db, id: bigint, instructions: Record<string, string>): Promise<void> {
  await db.update(payments).set({ instructions, updatedAt: sql`now()` }).where(eq(payments.id, id));
}

/** Payments through these channels that have been silent for a while: their notices may be lost. */
export async function readSilent(db: Db, channels: readonly string[], seconds: number, limit: number) {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        inArray(payments.channel, [...channels]),
        lt(payments.updatedAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(limit);
  return rows.map(readRow);
}

/** Asked this often at least, and for so long after its end: a channel takes no money for what is a day over. */
const GIVEN_UP_ASK = sql`interval '6 hours'`;
const GIVEN_UP_END = sql`interval '1 day'`;

/**
 * Payments that failed or were closed, of which the channel may take money all the same: a notice may be lost, and a
 * payer may have had the cashier open. Asked ever more seldom, and once more after their end.
 */
export async function readGivenUp(db: Db, channels: readonly string[], seconds: number, limit: number) {
  const silent = sql`now() - ${payments.updatedAt}`;
  const age = sql`${payments.updatedAt} - ${payments.createdAt}`;
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['failed', 'closed']),
        inArray(payments.channel, [...channels]),
        gt(payments.expiresAt, sql`now() - ${GIVEN_UP_END}`),
        sql`${silent} > greatest(make_interval(secs => ${seconds}), least((${age}) / 2, ${GIVEN_UP_ASK}))`,
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(limit);
  return rows.map(readRow);
}

/** Asked just now: others come first next time. */
export async function touchPayment(db: Db, id: bigint): Promise<void> {
  await db.update(payments).set({ updatedAt: sql`now()` }).where(eq(payments.id, id));
}

interface NoticeKey {
  noticeId: string;
  payNo: string;
}

export interface NoticeRecord extends NoticeKey {
  channel: string;
  body: object;
  outcome: string;
}

/** A number that a channel gives to the notice of another payment as well is no reason to forget that one. */
export async function isNoticeKnown(db: Db, channel: string, { noticeId, payNo }: NoticeKey): Promise<boolean> {
  const [row] = await db
    .select({ payNo: paymentNotices.payNo })
    .from(paymentNotices)
    .where(
      and(eq(paymentNotices.channel, channel), eq(paymentNotices.noticeId, noticeId), eq(paymentNotices.payNo, payNo)),
    );
  return row !== undefined;
}

/** Whether a number of the channel stands for another payment already. */
export async function isTradeTaken(db: Db, { id, channel }: Payment, tradeNo: string): Promise<boolean> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.channel, channel), eq(payments.channelTradeNo, tradeNo), ne(payments.id, id)));
  return row !== undefined;
}

/** Kept as it came, with what became of it; a second delivery is kept once. */
export async function keepNotice(db: Db, notice: NoticeRecord): Promise<void> {
  await db.insert(paymentNotices).values(notice).onConflictDoNothing();
}
