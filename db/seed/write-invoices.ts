import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Invoices of the last ones get their files when the worker looks; those of before are old paper. */
const WITH_FILES = 40;

/** Codes of the demo's goods under the names of their categories: invented, and marked so. */
async function writeTaxCodes(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`insert into tax_codes (code, name, short_name, demo)
    select s.tax_code, left(min(c.name), 120), left(min(coalesce(p.name, c.name)), 40), true
    from skus s join categories c on c.id = s.category_id left join categories p on p.id = c.parent_id
    where s.tax_code is not null group by s.tax_code on conflict do nothing`);
  await db.execute(sql`insert into tax_codes (code, name, short_name, demo)
    values ('3040407990000000000', '其他运输服务', '运输服务', true) on conflict do nothing`);
}

/** Moves rows through their states, as the database wants every step. */
async function walk(db: NodePgDatabase, table: 'invoice_applications' | 'invoices', way: readonly string[]) {
  for (const [at, status] of way.entries()) {
    const from = at === 0 ? (table === 'invoices' ? 'waiting' : 'reviewing') : way[at - 1];
    await db.execute(sql`update ${sql.identifier(table)} set status = ${status} where status = ${from}`);
  }
}

/** Orders that count as invoiced, each with the number of its application; what is not covered by the demo counts as not invoiced. */
async function chooseOrders(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`create temporary table demo_invoiced on commit drop as
    select o.firm_id, o.id as order_id, least(o.submitted_at + interval '25 days', now()) as at,
      'KP' || to_char(o.submitted_at at time zone 'Asia/Shanghai', 'YYMMDD')
        || to_char(nextval('invoice_application_number_seq') % 1000000, 'FM000000') as application_no
    from orders o where o.invoice_status = 'full' and o.discount_fen = 0 and exists (select 1 from order_lines l
      where l.order_id = o.id and l.amount_fen - l.cancelled_fen - l.returned_fen > 0)`);
  await db.execute(sql`create temporary table demo_invoiced_lines on commit drop as
    select d.firm_id, d.order_id, d.application_no, l.line_no, l.id as order_line_id, l.item_no, l.product_name,
      coalesce(l.mpn, '') as spec, l.order_unit as unit, greatest(l.signed_quantity - l.returned_quantity, 0) as quantity,
      l.amount_fen - l.cancelled_fen - l.returned_fen as fen, l.tax_rate_bp, coalesce(t.code, '') as code,
      coalesce(t.short_name, '') as short_name
    from demo_invoiced d join order_lines l on l.order_id = d.order_id
    left join skus s on s.id = l.sku_id left join tax_codes t on t.code = s.tax_code
    where l.amount_fen - l.cancelled_fen - l.returned_fen > 0`);
  await db.execute(sql`insert into demo_invoiced_lines
    select d.firm_id, d.order_id, d.application_no, 30000, null::bigint, '', '运费', '', '次', 1, o.freight_fen - o.returned_freight_fen,
      (select l.tax_rate_bp from order_lines l where l.order_id = o.id order by l.amount_fen - l.cancelled_fen desc, l.line_no limit 1),
      '3040407990000000000', '运输服务'
    from demo_invoiced d join orders o on o.id = d.order_id where o.freight_fen > o.returned_freight_fen`);
  await db.execute(sql`update orders set invoice_status = 'none' where invoice_status = 'full'
    and not exists (select 1 from demo_invoiced d where d.order_id = orders.id)`);
}

/** What is told of the issued ones. */
async function writeEvents(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`insert into invoice_events (firm_id, application_id, user_id, side, kind, from_status, to_status, created_at)
    select a.firm_id, a.id, case when e.side = 'buyer' then a.user_id end, e.side, e.kind, e.from_status, e.to_status, a.created_at
    from invoice_applications a cross join (values (1, 'buyer', 'applied', null, 'reviewing'),
      (2, 'shop', 'accepted', 'reviewing', 'accepted'), (3, 'shop', 'sent', 'accepted', 'issuing'),
      (4, 'shop', 'invoice_issued', 'issuing', 'issued'), (5, 'shop', 'delivered', 'issued', 'delivered'))
      as e (n, side, kind, from_status, to_status)
    order by a.id, e.n`);
}

/** One application with an invoice for each rate for every order that counts as invoiced. */
async function writeIssued(db: NodePgDatabase): Promise<void> {
  await chooseOrders(db);
  await db.execute(sql`insert into invoice_applications (firm_id, user_id, application_no, status, source, type, title,
      remark_template, delivery_way, line_count, amount_fen, delivered_at, created_at, updated_at, version)
    select o.firm_id, o.user_id, d.application_no, 'reviewing', 'orders', coalesce((o.invoice ->> 'type')::int, 3),
      coalesce(o.invoice, jsonb_build_object('type', 3, 'title', '演示抬头')), '订单号：{订单号}', 'download', l.n, l.fen, d.at, d.at,
      d.at, 5
    from demo_invoiced d join orders o on o.id = d.order_id join lateral (select count(*)::int as n, sum(fen) as fen
      from demo_invoiced_lines where order_id = o.id) l on true`);
  await db.execute(sql`insert into invoice_application_lines (firm_id, application_id, line_no, order_id, order_line_id, item_no,
      product_name, spec, unit, quantity, amount_fen, tax_rate_bp, tax_code, tax_short_name)
    select a.firm_id, a.id, row_number() over (partition by a.id order by l.line_no), l.order_id, l.order_line_id, l.item_no,
      l.product_name, l.spec, l.unit, l.quantity, l.fen, l.tax_rate_bp, l.code, l.short_name
    from demo_invoiced_lines l join invoice_applications a on a.firm_id = l.firm_id and a.application_no = l.application_no`);
  await db.execute(sql`insert into invoices (firm_id, application_id, request_no, status, tax_rate_bp, line_count, amount_fen,
      tax_fen, remark, specimen, created_at, updated_at)
    select a.firm_id, a.id, 'FP' || to_char(a.created_at at time zone 'Asia/Shanghai', 'YYMMDD')
        || to_char(nextval('invoice_number_seq') % 1000000, 'FM000000'), 'waiting', l.tax_rate_bp, count(*), sum(l.amount_fen),
      sum((2 * l.amount_fen * l.tax_rate_bp + 10000 + l.tax_rate_bp) / (2 * (10000 + l.tax_rate_bp))),
      left('订单号：' || max(o.order_no), 200), true, a.created_at, a.created_at
    from invoice_applications a join invoice_application_lines l on l.firm_id = a.firm_id and l.application_id = a.id
    join orders o on o.id = l.order_id
    group by a.id, a.firm_id, a.created_at, l.tax_rate_bp`);
  await db.execute(sql`insert into invoice_lines (firm_id, invoice_id, application_line_id, line_no, quantity, amount_fen, tax_fen)
    select i.firm_id, i.id, l.id, row_number() over (partition by i.id order by l.line_no), l.quantity, l.amount_fen,
      (2 * l.amount_fen * l.tax_rate_bp + 10000 + l.tax_rate_bp) / (2 * (10000 + l.tax_rate_bp))
    from invoices i join invoice_application_lines l on l.firm_id = i.firm_id and l.application_id = i.application_id
      and l.tax_rate_bp = i.tax_rate_bp`);
  await db.execute(sql`update invoice_applications a set tax_fen =
    (select sum(i.tax_fen) from invoices i where i.firm_id = a.firm_id and i.application_id = a.id)`);
  await walk(db, 'invoice_applications', ['accepted', 'issuing', 'issued', 'delivered']);
  await walk(db, 'invoices', ['sending']);
  await db.execute(sql`update invoices set status = 'issued', issued_at = created_at, verify_status = 'valid',
    invoice_no = '99' || lpad((id % 1000000)::text, 6, '0') || lpad((id * 7919 % 1000000000000)::text, 12, '0')`);
  await db.execute(sql`update invoices set next_ask_at = now() where id in
    (select id from invoices order by issued_at desc, id desc limit ${WITH_FILES})`);
  await writeEvents(db);
}

/** A few that wait at the desk, so that its queue is not empty. */
async function writeWaiting(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`with chosen as (
      select distinct on (o.firm_id) o.*, l.id as line_id, l.item_no, l.product_name, coalesce(l.mpn, '') as spec, l.order_unit,
        l.quantity, l.amount_fen as fen, l.tax_rate_bp, coalesce(t.code, '') as code, coalesce(t.short_name, '') as short
      from orders o join order_lines l on l.order_id = o.id join skus s on s.id = l.sku_id left join tax_codes t on t.code = s.tax_code
      where o.invoice_status = 'none' and l.signed_quantity = l.quantity and l.returned_fen = 0 and l.cancelled_fen = 0
        and l.amount_fen > 0 and o.discount_fen = 0
      order by o.firm_id, o.submitted_at desc, l.line_no limit 6),
    made as (
      insert into invoice_applications (firm_id, user_id, application_no, status, source, type, title, remark_template,
        delivery_way, line_count, amount_fen, due_at)
      select c.firm_id, c.user_id, 'KP' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD')
          || to_char(nextval('invoice_application_number_seq') % 1000000, 'FM000000'), 'reviewing', 'orders',
        coalesce((c.invoice ->> 'type')::int, 3), coalesce(c.invoice, jsonb_build_object('type', 3, 'title', '演示抬头')),
        '订单号：{订单号} PO号：{PO号}', 'download', 1, c.fen, now() + interval '6 hours' from chosen c
      returning id, firm_id)
    insert into invoice_application_lines (firm_id, application_id, line_no, order_id, order_line_id, item_no, product_name, spec,
      unit, quantity, amount_fen, tax_rate_bp, tax_code, tax_short_name)
    select c.firm_id, m.id, 1, c.id, c.line_id, c.item_no, c.product_name, c.spec, c.order_unit, c.quantity, c.fen, c.tax_rate_bp,
      c.code, c.short from chosen c join made m on m.firm_id = c.firm_id`);
  await db.execute(sql`insert into invoice_events (firm_id, application_id, user_id, side, kind, to_status)
    select firm_id, id, user_id, 'buyer', 'applied', 'reviewing' from invoice_applications where status = 'reviewing'`);
}

/** Invoices of the demo: specimens of everything that counts as invoiced, and applications that wait. */
export async function writeInvoices(db: NodePgDatabase): Promise<void> {
  await writeTaxCodes(db);
  await writeIssued(db);
  await writeWaiting(db);
}
