import type pg from 'pg';

/** Cases of one company, over two years of orders of four lines each. */
export const CASES = Number(process.env.CASES ?? 100_000);

/** Of a hundred cases so many are still open; orders enough that each has a signed line of its own. */
export const ordersFor = (cases: number) => Math.ceil((cases / 4 / 6) * 8 * 1.1);

const written = `
  create temporary table counted as
    select l.id as line_id, l.sku_id, l.order_id, l.quantity, l.amount_fen, o.user_id, o.submitted_at, n
    from (select l.*, row_number() over (order by l.order_id desc, l.line_no) as n from order_lines l where l.firm_id = $FIRM
      and l.signed_quantity > 0) l join orders o on o.firm_id = $FIRM and o.id = l.order_id where n <= ${CASES};
  analyze counted;
  insert into after_sale_cases (firm_id, user_id, order_id, case_no, kind, status, line_count, asked_fen, granted_fen,
      return_way, due_at, settled_at, created_at, updated_at)
    select $FIRM, user_id, order_id, 'SH' || to_char(at, 'YYMMDD') || to_char(n, 'FM000000'),
      (array['return', 'refund_only', 'exchange', 'return', 'repair'])[1 + n % 5], status, 1, amount_fen, 0, 'pickup',
      case when status in ('reviewing', 'inspecting') then at + interval '8 hours' end,
      case status when 'completed' then at + interval '70 hours' end, at, at
    from (select *, submitted_at + interval '1 hour' * (80 + n % 60) as at, case when n % 100 < 88 then 'completed'
        when n % 100 < 92 then 'rejected' when n % 100 < 94 then 'withdrawn'
        else (array['reviewing', 'to_return', 'arriving', 'inspecting', 'confirming', 'supplementing'])[1 + n % 100 - 94] end as status
      from counted) s;
  analyze after_sale_cases;
  insert into after_sale_lines (firm_id, case_id, order_line_id, sku_id, line_no, quantity, reason, asked_fen)
    select $FIRM, c.id, k.line_id, k.sku_id, 1, greatest(1, k.quantity / 3),
      (array['broken', 'damaged', 'wrong_item', 'not_needed', 'broken'])[1 + k.n % 5], k.amount_fen
    from counted k join (select id, right(case_no, 6)::int as n from after_sale_cases where firm_id = $FIRM) c on c.n = k.n;
  insert into after_sale_events (firm_id, case_id, side, kind, to_status, created_at)
    select c.firm_id, c.id, e.side, e.kind, c.status, c.created_at + e.later from after_sale_cases c cross join (values
      ('buyer', 'applied', interval '0'), ('desk', 'granted', interval '4 hours')) as e (side, kind, later);
  drop table counted;`;

/** Writes them past the guards of single cases. */
export async function writeManyCases(owner: pg.Pool, firmId: bigint): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query(written.replaceAll('$FIRM', String(firmId)));
    await client.query("set session_replication_role = 'origin'");
  } catch (error) {
    // A connection that is not given back would keep the measurement from ending.
    client.release(true);
    throw error;
  }
  for (const table of ['orders', 'order_lines', 'after_sale_cases', 'after_sale_lines', 'after_sale_events'])
    await client.query(`vacuum analyze ${table}`);
  await client.query('analyze');
  client.release();
}

/** An order of so many lines that was signed for yesterday. */
export async function writeLongOrder(owner: pg.Pool, firmId: bigint, userId: bigint, lines: number): Promise<string> {
  const client = await owner.connect();
  await client.query("set session_replication_role = 'replica'");
  const { rows } = await client.query<{ id: string; order_no: string }>(
    `insert into orders (firm_id, user_id, order_no, status, address, goods_fen, freight_fen, total_fen, tax_fen, line_count,
        submitted_at)
      select $1, $2, 'SO261120000001', 'completed', '{"receiver": "李敏", "phone": "19900010001", "province": "江苏省",
        "city": "苏州市", "district": "", "detail": "星湖街"}', $3::int * 10000, 0, $3::int * 10000, 0, $3, now() - interval '3 days'
      returning id, order_no`,
    [firmId, userId, lines],
  );
  const [order] = rows;
  if (!order) throw new Error('order not written');
  await client.query(`
    insert into order_lines (firm_id, order_id, line_no, sku_id, item_no, product_name, order_unit, quantity, sales_price,
        amount_fen, tax_rate_bp, tax_fen, day_type, shipped_quantity, signed_quantity)
      select ${firmId}, ${order.id}, n, k.id, k.item_no, k.name, k.order_unit, 10, 100000, 10000, 1300, 1150, 0, 10, 10
      from generate_series(1, ${lines}) n join skus k on k.item_no = 'MEAS' || n;
    insert into order_parts (firm_id, order_id, part_no, warehouse, status) values (${firmId}, ${order.id}, 1, 'SH', 'signed');
    insert into shipments (firm_id, order_id, part_id, shipment_no, carrier, tracking_no, status, shipped_at, delivered_at)
      select ${firmId}, ${order.id}, id, 'FHX' || id, '顺丰速运', 'TX' || id, 'signed', now() - interval '2 days', now() - interval '1 day'
      from order_parts where firm_id = ${firmId} and order_id = ${order.id};
    insert into shipment_lines (firm_id, shipment_id, line_id, quantity)
      select ${firmId}, s.id, l.id, 10 from shipments s join order_lines l on l.order_id = s.order_id where s.order_id = ${order.id};
    insert into sign_records (firm_id, order_id, shipment_id, signer, kind, signed_at)
      select ${firmId}, order_id, id, '门卫', 'person', now() - interval '1 day' from shipments where order_id = ${order.id};
    insert into sign_lines (firm_id, sign_id, line_id, received)
      select ${firmId}, r.id, l.id, 10 from sign_records r join order_lines l on l.order_id = r.order_id where r.order_id = ${order.id}`);
  await client.query("set session_replication_role = 'origin'");
  client.release();
  return order.order_no;
}
