import type pg from 'pg';
import { brokenRules } from './ledger-invariants.ts';
import { ADJUSTED, PAYABLE } from './payable-sql.ts';

/** Cases whose units and money are free again; those that were settled before keep what they gave. */
const FREED = `('rejected', 'withdrawn')`;
/** Units of an order line that a case has: what never came back is free once it is completed, and so is what stays with the customer. */
const HELD = `select l.firm_id, l.order_line_id, case when c.kind in ('over_return', 'over_keep') then 'over'
      when l.reason = 'short' then 'short' else 'signed' end as pool,
    case when c.status in ${FREED} or c.status = 'completed' then l.settled_quantity
      else greatest(case when c.kind in ('repair', 'price_gap') then 0 else l.settled_quantity end,
        coalesce(l.granted_quantity, l.quantity) - l.refused_quantity) end as units
  from after_sale_lines l join after_sale_cases c on c.firm_id = l.firm_id and c.id = l.case_id
  where not (c.kind in ('repair', 'price_gap') and c.status in ('completed', 'rejected', 'withdrawn'))`;

/**
 * What must be true of after-sales at every moment, and of the money once all that was recorded for later is done; each
 * statement finds the rows that break it.
 */
export const AFTER_SALE_INVARIANTS: Readonly<Record<string, string>> = {
  'an order gives back what its cases and its agreed disputes give back': `
    select o.order_no from orders o left join lateral (select coalesce(sum(goods_fen + freight_fen), 0) as fen,
        coalesce(sum(freight_fen), 0) as freight from after_sale_refunds r where r.firm_id = o.firm_id and r.order_id = o.id) s on true
      left join lateral (select coalesce(sum(a.fen), 0) as fen, coalesce(sum(a.fen) filter (where a.order_line_id is null), 0) as freight
        from (${ADJUSTED}) a where a.firm_id = o.firm_id and a.order_id = o.id) a on true
    where (o.returned_fen, o.returned_freight_fen) is distinct from (s.fen + a.fen, s.freight + a.freight)`,
  'a line of a case is of the goods of its order line': `
    select l.id from after_sale_lines l join order_lines b on b.firm_id = l.firm_id and b.id = l.order_line_id
    where b.sku_id <> l.sku_id`,
  'no order gives back more than it cost': `
    select order_no from orders where returned_fen > goods_fen - discount_fen + freight_fen
      or returned_freight_fen > freight_fen`,
  'a line gives back what its cases and its agreed disputes give back': `
    select l.id from order_lines l left join lateral (select coalesce(sum(quantity), 0) as units, coalesce(sum(amount_fen), 0) as fen
      from after_sale_postings p where p.firm_id = l.firm_id and p.order_line_id = l.id) s on true
      left join (${ADJUSTED}) a on a.firm_id = l.firm_id and a.order_line_id = l.id
    where l.returned_quantity <> s.units + coalesce(a.units, 0) or s.fen + coalesce(a.fen, 0) > l.returned_fen`,
  'no more units are paid back than were signed for or missing': `
    select l.id from order_lines l left join lateral (select coalesce(sum(short), 0) as short from sign_lines s
      where s.firm_id = l.firm_id and s.line_id = l.id) s on true
    where l.returned_quantity > l.signed_quantity + s.short or l.returned_fen > l.amount_fen - l.cancelled_fen`,
  'cases have no more units than there are': `
    select h.order_line_id from (${HELD}) h join order_lines l on l.firm_id = h.firm_id and l.id = h.order_line_id
      left join lateral (select coalesce(sum(short), 0) as short, coalesce(sum(over), 0) as over from sign_lines s
        where s.firm_id = l.firm_id and s.line_id = l.id) s on true
    group by h.order_line_id, h.pool, l.signed_quantity, s.short, s.over
    having sum(h.units) > case h.pool when 'over' then s.over when 'short' then s.short else l.signed_quantity end`,
  'a refund is the sum of its postings': `
    select r.case_id from after_sale_refunds r left join lateral (select coalesce(sum(amount_fen), 0) as fen,
        coalesce(sum(tax_fen), 0) as tax from after_sale_postings p where p.firm_id = r.firm_id and p.case_id = r.case_id) s on true
    where (r.goods_fen, r.tax_fen) is distinct from (s.fen, s.tax)`,
  'a case waits for its money as long as that is due': `
    select c.case_no from after_sale_cases c join after_sale_refunds r on r.firm_id = c.firm_id and r.case_id = c.id
    where (c.status in ('confirming', 'completed') and r.status <> 'done') or (c.status = 'refunding' and r.status = 'done'
      and not exists (select from after_sale_events e where e.firm_id = c.firm_id and e.case_id = c.id and e.kind = 'reopened'))`,
  'a line is settled with no more than was taken in or granted': `
    select l.id from after_sale_lines l join after_sale_cases c on c.firm_id = l.firm_id and c.id = l.case_id
    where c.reopenings = 0 and l.settled_quantity > case when l.received_quantity is null
      then coalesce(l.granted_quantity, l.quantity) when c.kind = 'repair' then l.received_quantity - l.refused_quantity
      else l.good_quantity + l.blocked_quantity + l.scrap_quantity end`,
  'what is paid and not back is what an order costs': `
    select o.order_no from orders o join lateral (select sum(amount_fen) as fen from payments p
        where p.firm_id = o.firm_id and p.order_id = o.id and p.status in ('paid', 'refunding', 'refunded')) came on came.fen > 0
      left join lateral (select coalesce(sum(amount_fen), 0) as fen from payment_refunds r
        where r.firm_id = o.firm_id and r.order_id = o.id) back on true
    where o.status not in ('approving', 'confirming', 'to_pay') and came.fen - back.fen <> ${PAYABLE}`,
  'credit held is what an order costs': `
    select o.order_no from orders o join lateral (
      select sum(case e.kind when 'use' then e.amount_fen else -e.amount_fen end) as fen, bool_or(e.kind = 'repaid') as repaid
      from credit_entries e where e.firm_id = o.firm_id and e.order_id = o.id) held on held.fen is not null
    where not held.repaid and held.fen <> ${PAYABLE}`,
  'what came back lies as it was graded': `
    select l.id from after_sale_lines l join returned_stock s on s.firm_id = l.firm_id and s.case_line_id = l.id
      join after_sale_cases c on c.firm_id = l.firm_id and c.id = l.case_id
    where s.reopenings = c.reopenings and s.quantity <> case s.grade when 'good' then l.good_quantity when 'blocked' then l.blocked_quantity else l.scrap_quantity end`,
  'an order of a case belongs to it, and costs nothing unless goods are kept or repaired': `
    select c.case_no from after_sale_cases c join orders o on o.firm_id = c.firm_id and o.id = c.child_order_id
    where o.origin_case_no is distinct from c.case_no or (c.kind not in ('over_keep', 'repair') and o.total_fen > 0)`,
  'a repair is charged what the customer accepted, before it begins': `
    select c.case_no from after_sale_cases c join after_sale_repairs r on r.firm_id = c.firm_id and r.case_id = c.id
      left join orders o on o.firm_id = c.firm_id and o.id = c.child_order_id
    where r.estimate_fen > 0 and c.status in ('charging', 'repairing') and (o.total_fen is distinct from r.estimate_fen
      or (c.status = 'repairing' and o.status not in ('signed', 'completed')))`,
  'what was given quickly in a month is the sum of its cases': `
    select coalesce(m.firm_id, c.firm_id) from after_sale_quick_months m full join (
      select firm_id, to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, sum(asked_fen + freight_fen) as fen
      from after_sale_cases where quick group by 1, 2) c on c.firm_id = m.firm_id and c.month = m.month
    where coalesce(m.used_fen, 0) <> coalesce(c.fen, 0)`,
  'the log of a case ends where the case stands': `
    select c.case_no from after_sale_cases c left join lateral (select e.to_status from after_sale_events e
      where e.firm_id = c.firm_id and e.case_id = c.id order by e.id desc limit 1) e on true
    where e.to_status is distinct from c.status`,
  'an order says whether anything is done about it': `
    select o.order_no from orders o left join lateral (select bool_or(status not in ('completed', 'rejected', 'withdrawn')) as open,
        bool_or(status = 'completed') as done from after_sale_cases c where c.firm_id = o.firm_id and c.order_id = o.id) s on true
    where o.after_sale_status <> case when s.open then 'open' when s.done then 'done' else 'none' end`,
};

/** Names of the invariants that do not hold, with some of the rows that break them; empty when all is well. */
export const brokenAfterSales = (client: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<Record<string, unknown[]>> =>
  brokenRules(client, AFTER_SALE_INVARIANTS);
