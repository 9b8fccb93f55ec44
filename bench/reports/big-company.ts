import type pg from 'pg';

/** Two years of a company: 75,000 orders of four lines each, by 40 people of 12 departments, of 3,000 items. */
export const ORDERS = Number(process.env.ORDERS ?? 75_000);
const DAYS = 730;

const CATALOGUE = `
  insert into brands (code, name) select 'MB' || n, '测量品牌' || n from generate_series(1, 80) n;
  insert into categories (code, name, level, path_ids) select 'MC' || n, '测量大类' || n, 1, '{}' from generate_series(1, 20) n;
  update categories set path_ids = array[id] where code ~ '^MC[0-9]+$';
  insert into categories (code, name, level, parent_id, path_ids)
    select p.code || '-' || n, p.name || '之' || n, 2, p.id, '{}' from categories p, generate_series(1, 12) n where p.code ~ '^MC[0-9]+$';
  update categories set path_ids = array[parent_id, id] where code ~ '^MC[0-9]+-';
  insert into skus (item_no, name, order_unit, base_unit, source, mpn, category_id, brand_id, sales_price, list_price)
    select 'MEAS' || n, '测量商品' || n, '个', '个', 'test', 'M' || n,
      (select id from categories where code = 'MC' || 1 + n % 20 || '-' || 1 + n % 12),
      (select id from brands where code = 'MB' || 1 + (n * 7) % 80), 10000 + n * 331, 11000 + n * 373
    from generate_series(1, 3000) n;`;

const PEOPLE = `
  insert into departments (firm_id, name) select $FIRM, '部门' || n from generate_series(1, 12) n;
  insert into cost_centers (firm_id, code, name) select $FIRM, 'MCC' || n, '中心' || n from generate_series(1, 15) n;
  insert into users (user_code, user_name, real_name) select 'MEAS' || n, 'meas' || n, '测量人' || n from generate_series(1, 40) n;
  insert into memberships (firm_id, user_id, department_id)
    select $FIRM, u.id, (select id from departments where firm_id = $FIRM and name = '部门' || 1 + u.n % 12)
    from (select id, substr(user_code, 5)::int as n from users where user_code like 'MEAS%') u;`;

const tradeOf = (orders: number) => `
  insert into orders (firm_id, user_id, order_no, status, address, goods_fen, freight_fen, total_fen, tax_fen, line_count, submitted_at)
    select $FIRM, (select id from users where user_code = 'MEAS' || 1 + (n * 31) % 40),
      'SO' || to_char(at, 'YYMMDD') || to_char(n, 'FM000000'), (array['completed', 'completed', 'completed', 'completed',
        'completed', 'completed', 'cancelled', 'to_ship'])[1 + n % 8], '{}', 0, n % 3 * 400, n % 3 * 400, 0, 4, at
    from (select n, now() - (${orders} - n) * interval '${DAYS} days' / ${orders} as at from generate_series(1, ${orders}) n) s;
  insert into order_lines (firm_id, order_id, line_no, sku_id, item_no, product_name, order_unit, quantity, sales_price,
      amount_fen, tax_rate_bp, tax_fen, day_type, cost_center, shipped_quantity, signed_quantity)
    select $FIRM, o.id, l, k.id, k.item_no, k.name, k.order_unit, q, k.sales_price, (k.sales_price * q + 50) / 100, 1300,
      ((k.sales_price * q + 50) / 100 * 1300 + 5650) / 11300, 0, 'MCC' || 1 + (o.id + l) % 15,
      case o.status when 'completed' then q else 0 end, case o.status when 'completed' then q else 0 end
    from orders o cross join generate_series(1, 4) l cross join lateral (select 1 + (o.id * 13 + l)::int % 20 as q) amount
      join skus k on k.item_no = 'MEAS' || 1 + ((o.id * o.id % 2999) + l * 131) % 3000
    where o.firm_id = $FIRM;
  insert into order_parts (firm_id, order_id, part_no, warehouse, promised_on, arrives_on, status)
    select $FIRM, id, 1, (array['SH', 'GZ', null])[1 + id % 3], submitted_at::date + 1, submitted_at::date + 3,
      case status when 'completed' then 'signed' else 'to_pick' end from orders where firm_id = $FIRM and status <> 'cancelled';
  insert into order_part_lines (firm_id, part_id, line_id, quantity)
    select $FIRM, p.id, l.id, l.quantity from order_parts p join order_lines l on l.order_id = p.order_id where p.firm_id = $FIRM;
  insert into shipments (firm_id, order_id, part_id, shipment_no, carrier, tracking_no, status, shipped_at, delivered_at)
    select $FIRM, o.id, p.id, 'SH' || o.id, (array['顺丰速运', '德邦快递', '京东物流'])[1 + o.id % 3], 'T' || o.id, 'signed',
      o.submitted_at + interval '1 day' * (1 + o.id % 2), o.submitted_at + interval '1 day' * (2 + o.id % 4)
    from orders o join order_parts p on p.firm_id = o.firm_id and p.order_id = o.id where o.firm_id = $FIRM and o.status = 'completed';
  insert into shipment_lines (firm_id, shipment_id, line_id, quantity)
    select $FIRM, s.id, l.id, l.quantity from shipments s join order_lines l on l.order_id = s.order_id where s.firm_id = $FIRM;
  insert into sign_records (firm_id, order_id, shipment_id, signer, kind, signed_at)
    select $FIRM, order_id, id, '门卫', 'person', delivered_at from shipments where firm_id = $FIRM;
  insert into sign_lines (firm_id, sign_id, line_id, received)
    select $FIRM, r.id, l.line_id, l.quantity from sign_records r join shipment_lines l on l.shipment_id = r.shipment_id
    where r.firm_id = $FIRM;`;

/** Writes it past the guards of single orders. */
export async function writeBigCompany(owner: pg.Pool, firmId: bigint, orders = ORDERS): Promise<void> {
  const client = await owner.connect();
  await client.query("set session_replication_role = 'replica'");
  for (const statements of [CATALOGUE, PEOPLE, tradeOf(orders)]) {
    await client.query(statements.replaceAll('$FIRM', String(firmId)));
    if (statements === PEOPLE) {
      await client.query(`update departments set path = '/' || id || '/' where firm_id = ${firmId}`);
      await client.query(`update cost_centers set path = '/' || id || '/' where firm_id = ${firmId}`);
    }
    await client.query('analyze');
  }
  await client.query("set session_replication_role = 'origin'");
  client.release();
}
