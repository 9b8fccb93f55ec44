import { sql } from 'drizzle-orm';
import { isOrderStatus, orderStatusLabel } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { FirmOrder } from '../../contract/desk-schemas.ts';
import { readMark, writeMark } from '../lines/read-line-pages.ts';
import { reportBookings } from '../report-tables.ts';

export interface FirmOrdersPage {
  total: number;
  amount: string;
  rows: FirmOrder[];
  next: string | null;
}

interface Wish {
  firmId: bigint;
  from: string;
  to: string;
  after?: string;
  limit: number;
}

type Row = Record<'on' | 'id' | 'order_no' | 'status' | 'amount', string> & { correction: boolean };

const { firmId, basis, bookedOn, orderId, grossFen, correctionOf } = reportBookings;

/** A customer by the number people know it by. */
export async function findFirm(db: Db, customerCode: string): Promise<{ id: bigint; name: string }> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id::text, name from firms_view where customer_code = ${customerCode}`,
  );
  const [row] = rows;
  if (!row) throw notFound('客户');
  return { id: BigInt(row.id), name: row.name };
}

const present = (row: Row): FirmOrder => ({
  orderNo: row.order_no,
  on: row.on,
  statusLabel: isOrderStatus(row.status) ? orderStatusLabel(row.status) : row.status,
  amount: formatAmount(BigInt(row.amount)),
  correction: row.correction,
});

/**
 * Orders that the turnover of one firm in some days is made of, tax and freight included, the latest first: their sum is that
 * number. Read in the firm's own name or under the desk's right; whoever asks has been found to have to do with the firm.
 */
export async function readFirmOrders(db: Db, wish: Wish): Promise<FirmOrdersPage> {
  const mark = readMark(wish.after);
  const found = sql`select ${bookedOn} as day, ${orderId} as id, sum(${grossFen}) as amount,
      bool_and(${correctionOf} is not null) as correction
    from ${reportBookings} where ${firmId} = ${wish.firmId} and ${basis} = 'ordered'
      and ${bookedOn} between ${wish.from}::date and ${wish.to}::date
    group by 1, 2 having sum(${grossFen}) <> 0`;
  const { rows } = await db.execute<Row>(sql`
    select f.day::text as on, f.id::text, o.order_no, o.status, f.amount::text, f.correction
    from (${found}) f join orders_view o on o.firm_id = ${wish.firmId} and o.id = f.id
    where ${mark === null ? sql`true` : sql`(f.day, f.id) < (${mark.day}::date, ${mark.id}::bigint)`}
    order by f.day desc, f.id desc limit ${wish.limit + 1}`);
  const whole = await db.execute<{ total: number; amount: string }>(
    sql`select count(*)::int as total, coalesce(sum(amount), 0)::text as amount from (${found}) f`,
  );
  const last = rows[wish.limit - 1];
  return {
    total: whole.rows[0]?.total ?? 0,
    amount: formatAmount(BigInt(whole.rows[0]?.amount ?? 0)),
    rows: rows.slice(0, wish.limit).map(present),
    next: rows.length > wish.limit && last ? writeMark({ day: last.on, id: BigInt(last.id) }) : null,
  };
}
