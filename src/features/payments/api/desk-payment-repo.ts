import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { TRANSFER } from './payment-settings.ts';
import { payments } from './payment-tables.ts';

interface OpenRefund {
  /** Fen, as text. */
  amount: string;
  byDesk: boolean;
  failure: string;
}

/** What of a payment is on its way back; where people send a part of it, that part. */
const openRefund = sql<OpenRefund | null>`(select json_build_object('amount', sum(r.amount_fen)::text,
    'byDesk', r.status = 'desk', 'failure', max(r.failure))
  from payment_refunds r where r.firm_id = payments.firm_id and r.payment_id = payments.id and r.status <> 'done'
  group by r.status order by r.status desc limit 1)`;

const COLUMNS = {
  id: payments.id,
  orderId: payments.orderId,
  payNo: payments.payNo,
  channel: payments.channel,
  amountFen: payments.amountFen,
  status: payments.status,
  channelTradeNo: payments.channelTradeNo,
  createdAt: payments.createdAt,
  expiresAt: payments.expiresAt,
  paidAt: payments.paidAt,
  firmName: firmsView.name,
  orderNo: ordersView.orderNo,
  poNumber: ordersView.poNumber,
  orderStatus: ordersView.status,
  openRefund,
};

export type DeskPaymentRow = Awaited<ReturnType<typeof select>>[number];

const select = (db: Db, condition: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(payments)
    .innerJoin(ordersView, and(eq(ordersView.firmId, payments.firmId), eq(ordersView.id, payments.orderId)))
    .innerJoin(firmsView, eq(firmsView.id, payments.firmId))
    .where(condition)
    .orderBy(desc(payments.id));

const TABS = {
  transfers: and(eq(payments.channel, TRANSFER), eq(payments.status, 'pending')),
  refunds: eq(payments.status, 'refunding'),
  all: undefined,
} as const;

export interface DeskFilter {
  tab: keyof typeof TABS;
  keyword: string;
}

function named({ keyword }: DeskFilter): SQL | undefined {
  if (keyword === '') return undefined;
  const pattern = containing(keyword);
  return or(
    ilike(payments.payNo, pattern),
    ilike(ordersView.orderNo, pattern),
    ilike(ordersView.poNumber, pattern),
    ilike(firmsView.name, pattern),
  );
}

export async function readDeskPage(db: Db, filter: DeskFilter, page: { pageNo: number; pageSize: number }) {
  const condition = and(TABS[filter.tab], named(filter));
  const rows = await select(db, condition)
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(payments)
    .innerJoin(ordersView, and(eq(ordersView.firmId, payments.firmId), eq(ordersView.id, payments.orderId)))
    .innerJoin(firmsView, eq(firmsView.id, payments.firmId))
    .where(condition);
  return { rows, total: counted?.total ?? 0 };
}

/** Every transfer that is awaited; there are as many as a desk can look through. */
export const readExpectedTransfers = (db: Db) => select(db, TABS.transfers).limit(2_000);

export async function findDeskPayment(db: Db, payNo: string): Promise<DeskPaymentRow | null> {
  const [row] = await select(db, eq(payments.payNo, payNo));
  return row ?? null;
}
