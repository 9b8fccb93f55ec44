import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';

export interface OrderFacts {
  orderId: bigint;
  userId: bigint;
  status: OrderStatus;
  day: string;
  freightFen: bigint;
  /** Sends anew, for nothing, what another order has counted already. */
  sentAnew: boolean;
}

const ids = (orderIds: readonly bigint[]) => sql`${sql.param(orderIds.map(String))}::bigint[]`;

type OrderRow = Record<'id' | 'user_id' | 'freight_fen' | 'day' | 'status', string> & { sent_anew: boolean };

/** Orders as the ledger asks of them; the day is that of Shanghai. */
export async function readOrderFacts(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<OrderFacts[]> {
  const { rows } = await db.execute<OrderRow>(sql`
    select id, user_id, status, freight_fen, origin_case_no is not null and goods_fen = 0 as sent_anew, (submitted_at at time zone 'Asia/Shanghai')::date::text as day
    from orders_view where firm_id = ${firmId} and id = any(${ids(orderIds)}) order by id`);
  return rows.map((row) => ({
    orderId: BigInt(row.id),
    userId: BigInt(row.user_id),
    status: row.status as OrderStatus,
    day: row.day,
    freightFen: BigInt(row.freight_fen),
    sentAnew: row.sent_anew,
  }));
}

export interface LineFacts {
  lineId: bigint;
  orderId: bigint;
  skuId: bigint;
  quantity: number;
  cancelledQuantity: number;
  salesPrice: bigint;
  amountFen: bigint;
  cancelledFen: bigint;
  taxRateBp: number;
  taxFen: bigint;
}

const big = (text: string | undefined) => BigInt(text ?? 0);

/** Lines of orders as they stand. */
export async function readLineFacts(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<LineFacts[]> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select id, order_id, sku_id, quantity, cancelled_quantity, sales_price, amount_fen, cancelled_fen, tax_rate_bp, tax_fen
    from order_lines_view where firm_id = ${firmId} and order_id = any(${ids(orderIds)}) order by order_id, line_no`);
  return rows.map((row) => ({
    lineId: big(row.id),
    orderId: big(row.order_id),
    skuId: big(row.sku_id),
    quantity: Number(row.quantity),
    cancelledQuantity: Number(row.cancelled_quantity),
    salesPrice: big(row.sales_price),
    amountFen: big(row.amount_fen),
    cancelledFen: big(row.cancelled_fen),
    taxRateBp: Number(row.tax_rate_bp),
    taxFen: big(row.tax_fen),
  }));
}

export interface SignFacts {
  lineId: bigint;
  signLineId: bigint;
  day: string;
  received: number;
}

/** Units of lines that were accepted, in the order of signing. */
export async function readSignFacts(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<SignFacts[]> {
  const { rows } = await db.execute<Record<'id' | 'line_id' | 'day' | 'received', string>>(sql`
    select sl.id, sl.line_id, sl.received, (r.signed_at at time zone 'Asia/Shanghai')::date::text as day
    from sign_records_view r join sign_lines_view sl on sl.firm_id = r.firm_id and sl.sign_id = r.id
    where r.firm_id = ${firmId} and r.order_id = any(${ids(orderIds)}) and sl.received > 0
    order by r.signed_at, r.id, sl.id`);
  return rows.map(({ id, line_id, day, received }) => ({
    signLineId: BigInt(id),
    lineId: BigInt(line_id),
    day,
    received: Number(received),
  }));
}

export interface ReturnFacts {
  lineId: bigint;
  postingId: bigint;
  day: string;
  units: number;
  amountFen: bigint;
  taxFen: bigint;
}

/** What after-sales gave back of orders, in the order in which it did. */
export async function readReturnFacts(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<ReturnFacts[]> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select id, order_line_id, quantity, amount_fen, tax_fen, (created_at at time zone 'Asia/Shanghai')::date::text as day
    from after_sale_postings_view where firm_id = ${firmId} and order_id = any(${ids(orderIds)}) order by id`);
  return rows.map((row) => ({
    postingId: big(row.id),
    lineId: big(row.order_line_id),
    day: row.day ?? '',
    units: Number(row.quantity),
    amountFen: big(row.amount_fen),
    taxFen: big(row.tax_fen),
  }));
}
