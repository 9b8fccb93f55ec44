import type pg from 'pg';

const GOODS = `
  insert into categories (code, name, level, path_ids) values ('BILLC', '对账大类', 1, '{}') on conflict do nothing;
  update categories set path_ids = array[id] where code = 'BILLC';
  insert into skus (item_no, name, order_unit, base_unit, source, mpn, sales_price, list_price, category_id)
    select 'BILL' || n, '对账商品' || n, '个', '个', 'test', 'B' || n, 10000 + n * 331, 11000 + n * 373, (select id from categories where code = 'BILLC')
    from generate_series(1, 3000) n on conflict do nothing;`;

/** Orders of one firm that were sent and signed for in the month before this one; one line in fifty is short of a unit. */
const trade = (orders: number, lines: number) => `
  insert into orders (firm_id, user_id, order_no, status, address, goods_fen, freight_fen, total_fen, tax_fen, line_count, submitted_at)
    select $FIRM, $USER, 'SO' || to_char(at, 'YYMMDD') || to_char(n, 'FM000000'), 'completed', '{"detail": "星湖街"}', 0, n % 3 * 400,
      n % 3 * 400, 0, ${lines}, at
    from (select n, date_trunc('month', now()) - interval '29 days' + interval '20 days' * n / ${orders} as at
      from generate_series(1, ${orders}) n) s;
  insert into order_lines (firm_id, order_id, line_no, sku_id, item_no, product_name, order_unit, quantity, sales_price,
      amount_fen, tax_rate_bp, tax_fen, day_type, cost_center, shipped_quantity, signed_quantity)
    select $FIRM, o.id, l, k.id, k.item_no, k.name, k.order_unit, q, k.sales_price, (k.sales_price * q + 50) / 100, 1300,
      ((k.sales_price * q + 50) / 100 * 1300 + 5650) / 11300, 0, 'MCC' || 1 + (o.id + l) % 15, q, q
    from orders o cross join generate_series(1, ${lines}) l cross join lateral (select 2 + (o.id * 13 + l)::int % 20 as q) amount
      join skus k on k.item_no = 'BILL' || 1 + ((o.id * 97 % 2999) + l * 131) % 3000
    where o.firm_id = $FIRM;
  insert into order_parts (firm_id, order_id, part_no, warehouse, status)
    select $FIRM, id, 1, 'SH', 'signed' from orders where firm_id = $FIRM;
  insert into shipments (firm_id, order_id, part_id, shipment_no, carrier, tracking_no, status, shipped_at, delivered_at)
    select $FIRM, o.id, p.id, 'FH' || o.id, '顺丰速运', 'T' || o.id, 'signed', o.submitted_at + interval '1 day', o.submitted_at + interval '2 days'
    from orders o join order_parts p on p.firm_id = o.firm_id and p.order_id = o.id where o.firm_id = $FIRM;
  insert into sign_records (firm_id, order_id, shipment_id, signer, kind, signed_at)
    select $FIRM, order_id, id, '门卫', 'person', delivered_at from shipments where firm_id = $FIRM;
  insert into sign_lines (firm_id, sign_id, line_id, received, short)
    select $FIRM, r.id, l.id, l.quantity - (l.id % 50 = 0)::int, (l.id % 50 = 0)::int
    from sign_records r join order_lines l on l.firm_id = r.firm_id and l.order_id = r.order_id where r.firm_id = $FIRM;`;

export interface SignedMonth {
  orders: number;
  lines: number;
}

/** Writes such a month of each firm, past the guards of single orders. */
export async function writeSignedMonths(
  owner: pg.Pool,
  firms: readonly { firmId: bigint; userId: bigint }[],
  { orders, lines }: SignedMonth,
): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query(GOODS);
    for (const { firmId, userId } of firms) {
      const written = trade(orders, lines).replaceAll('$FIRM', String(firmId)).replaceAll('$USER', String(userId));
      await client.query(written);
    }
    await client.query('analyze');
    await client.query("set session_replication_role = 'origin'");
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
}
