import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A line of a demo order that was signed for, with what a case of it needs to know. */
export interface ReturnableLine {
  firmId: bigint;
  customerCode: string;
  userId: bigint;
  orderId: bigint;
  orderNo: string;
  lineId: bigint;
  skuId: bigint;
  quantity: number;
  signed: number;
  short: number;
  amountFen: bigint;
  taxRateBp: number;
  warehouse: string;
  address: unknown;
  billed: boolean;
  submittedAt: number;
  signedAt: number;
}

interface Row extends Record<string, unknown> {
  firm_id: string;
  customer_code: string;
  user_id: string;
  order_id: string;
  order_no: string;
  line_id: string;
  sku_id: string;
  quantity: number;
  signed: number;
  short: number;
  amount_fen: string;
  tax_rate_bp: number;
  warehouse: string;
  address: unknown;
  billed: boolean;
  submitted_at: string;
  signed_at: string;
}

/** Lines of all demo companies that buy for themselves, the newest first. */
export async function readReturnableLines(db: NodePgDatabase): Promise<ReturnableLine[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.firm_id, f.customer_code, o.user_id, o.id as order_id, o.order_no, l.id as line_id, l.sku_id, l.quantity,
      l.signed_quantity as signed, s.short, l.amount_fen, l.tax_rate_bp, o.address,
      coalesce(s.warehouse, (select min(code) from warehouses)) as warehouse, o.invoice_status = 'full' as billed,
      extract(epoch from o.submitted_at) * 1000 as submitted_at, extract(epoch from s.signed_at) * 1000 as signed_at
    from order_lines l join orders o on o.firm_id = l.firm_id and o.id = l.order_id join firms f on f.id = l.firm_id
      cross join lateral (
        select max(r.signed_at) as signed_at, sum(c.short)::int as short, min(p.warehouse) as warehouse
        from sign_lines c join sign_records r on r.firm_id = c.firm_id and r.id = c.sign_id
          join shipments h on h.firm_id = r.firm_id and h.id = r.shipment_id
          join order_parts p on p.firm_id = h.firm_id and p.id = h.part_id
        where c.firm_id = l.firm_id and c.line_id = l.id) s
    where o.status in ('signed', 'completed') and f.firm_channel = 0 and l.signed_quantity > 0 and l.cancelled_quantity = 0
      and l.amount_fen > 1000
    order by s.signed_at desc, l.id`);
  return rows.map((row) => ({
    firmId: BigInt(row.firm_id),
    customerCode: row.customer_code,
    userId: BigInt(row.user_id),
    orderId: BigInt(row.order_id),
    orderNo: row.order_no,
    lineId: BigInt(row.line_id),
    skuId: BigInt(row.sku_id),
    quantity: row.quantity,
    signed: row.signed,
    short: row.short,
    amountFen: BigInt(row.amount_fen),
    taxRateBp: row.tax_rate_bp,
    warehouse: row.warehouse,
    address: row.address,
    billed: row.billed,
    submittedAt: Number(row.submitted_at),
    signedAt: Number(row.signed_at),
  }));
}
