import type pg from 'pg';
import { brokenRules } from './ledger-invariants.ts';

const MEASURES = ['quantity', 'gross_fen', 'net_fen', 'saved_fen', 'saved_net_fen', 'last_fen', 'last_net_fen'];
const PLACE = 'firm_id, basis, kind, booked_on, user_id, department_id, cost_center_id, category_id, brand_id';
const list = (of: (name: string) => string) => MEASURES.map(of).join(', ');
/** Sent anew, for nothing: its goods are counted with the order they were bought in. */
const ANEW = `(o.origin_case_no is not null and o.goods_fen = 0)`;
const ENDED = `('rejected', 'cancelled', 'refused', 'closed')`;

/** What must be true of the ledger of reports at every moment; each statement finds the rows that break it. */
export const REPORT_INVARIANTS: Readonly<Record<string, string>> = {
  'days are the sum of the bookings': `
    with b as (select ${PLACE}, ${list((name) => `sum(${name}) as ${name}`)},
        count(*) filter (where quantity <> 0 or gross_fen <> 0) as entries,
        coalesce(sum(gross_fen) filter (where correction_of is not null), 0) as corrected_fen,
        coalesce(sum(net_fen) filter (where correction_of is not null), 0) as corrected_net_fen
      from report_bookings group by ${PLACE})
    select coalesce(d.booked_on, b.booked_on) from report_days d full join b using (${PLACE})
    where (${list((name) => `coalesce(d.${name}, 0)`)}, coalesce(d.entries, 0), coalesce(d.corrected_fen, 0),
        coalesce(d.corrected_net_fen, 0))
      is distinct from (${list((name) => `coalesce(b.${name}, 0)`)}, coalesce(b.entries, 0), coalesce(b.corrected_fen, 0),
        coalesce(b.corrected_net_fen, 0))`,
  'days of firms are the sum of what was ordered': `
    with b as (select firm_id, booked_on, sum(gross_fen) as amount_fen, count(distinct order_id) filter (where kind = 'goods'
        and correction_of is null and (quantity <> 0 or gross_fen <> 0)) as orders
      from report_bookings where basis = 'ordered' group by firm_id, booked_on)
    select coalesce(d.booked_on, b.booked_on) from report_firm_days d full join b using (firm_id, booked_on)
    where (coalesce(d.orders, 0), coalesce(d.amount_fen, 0)) is distinct from (coalesce(b.orders, 0), coalesce(b.amount_fen, 0))`,
  'what was ordered is what the lines say': `
    select l.id from order_lines l join orders o on o.firm_id = l.firm_id and o.id = l.order_id
      left join (select firm_id, source_id, sum(quantity) as quantity, sum(gross_fen) as gross_fen from report_bookings
        where basis = 'ordered' and kind = 'goods' group by firm_id, source_id) b on b.firm_id = l.firm_id and b.source_id = l.id
    where (coalesce(b.quantity, 0), coalesce(b.gross_fen, 0)) is distinct from
      (case when o.status in ${ENDED} or ${ANEW} then 0 else l.quantity - l.cancelled_quantity end::numeric,
       case when o.status in ${ENDED} or ${ANEW} then 0 else l.amount_fen - l.cancelled_fen end::numeric)`,
  'tax is that of the lines': `
    select l.id from order_lines l join orders o on o.firm_id = l.firm_id and o.id = l.order_id
      join (select firm_id, source_id, sum(gross_fen - net_fen) as tax from report_bookings
        where basis = 'ordered' and kind = 'goods' group by firm_id, source_id) b on b.firm_id = l.firm_id and b.source_id = l.id
    where o.status not in ${ENDED} and l.cancelled_fen = 0 and b.tax <> l.tax_fen`,
  'units signed for are those of the sign records': `
    select l.id from order_lines l join orders o on o.firm_id = l.firm_id and o.id = l.order_id and not ${ANEW}
      left join (select firm_id, line_id, sum(quantity) as quantity, sum(gross_fen) as gross_fen from report_bookings
        where basis = 'signed' group by firm_id, line_id) b on b.firm_id = l.firm_id and b.line_id = l.id
    where coalesce(b.quantity, 0) <> l.signed_quantity
      or (l.signed_quantity > 0 and l.signed_quantity = l.quantity - l.cancelled_quantity
        and b.gross_fen <> l.amount_fen - l.cancelled_fen)`,
  'what went back is what cases gave back': `
    select coalesce(p.id, b.source_id) from after_sale_postings p full join (
      select firm_id, source_id, sum(quantity) as quantity, sum(gross_fen) as gross, sum(gross_fen - net_fen) as tax
      from report_bookings where basis = 'returned' group by firm_id, source_id) b on b.firm_id = p.firm_id and b.source_id = p.id
    where (p.quantity, p.amount_fen, p.tax_fen) is distinct from (b.quantity, b.gross, b.tax)`,
  'freight is that of the orders': `
    select o.order_no from orders o left join (select firm_id, source_id, sum(gross_fen) as gross_fen from report_bookings
        where kind = 'freight' group by firm_id, source_id) b on b.firm_id = o.firm_id and b.source_id = o.id
    where coalesce(b.gross_fen, 0) <> case when o.status in ${ENDED} then 0 else o.freight_fen end`,
  'a booking is in the firm and of the person of its order': `
    select b.id from report_bookings b left join orders o on o.firm_id = b.firm_id and o.id = b.order_id
    where o.id is null or o.user_id <> b.user_id`,
  'promises are those of the parts': `
    select p.order_id from order_parts p join order_part_lines pl on pl.firm_id = p.firm_id and pl.part_id = p.id
      full join (select distinct on (firm_id, part_line_id) * from report_deliveries
        order by firm_id, part_line_id, counts_on desc) d on d.firm_id = pl.firm_id and d.part_line_id = pl.id
    where (pl.id is null and d.quantity > 0) or (d.part_line_id is null and p.status <> 'cancelled' and coalesce(p.first_arrives_on, p.arrives_on) is not null)
      or (d.part_line_id is not null and d.quantity <> case when p.status = 'cancelled' then 0 else pl.quantity end)`,
};

/** Names of the invariants that do not hold, with some of the rows that break them; empty when all is well. */
export const brokenReports = (client: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<Record<string, unknown[]>> =>
  brokenRules(client, REPORT_INVARIANTS);
