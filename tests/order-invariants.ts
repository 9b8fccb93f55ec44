import type pg from 'pg';
import { creditLedger } from '#features/payments/rules/credit-ledger.ts';
import { brokenRules, ledgerInvariants } from './ledger-invariants.ts';

/** What must be true of orders, stock and money at every moment; each statement finds the rows that break it. */
export const ORDER_INVARIANTS: Readonly<Record<string, string>> = {
  'an order is the sum of its lines': `
    select o.order_no from orders o left join lateral (
      select coalesce(sum(l.amount_fen), 0) as goods, coalesce(sum(l.tax_fen), 0) as tax, count(*) as lines
      from order_lines l where l.firm_id = o.firm_id and l.order_id = o.id) s on true
    where (s.goods, s.tax, s.lines) is distinct from (o.goods_fen, o.tax_fen, o.line_count)
      or o.total_fen <> o.goods_fen + o.freight_fen - o.discount_fen`,
  'reserved stock is what orders hold': `
    select coalesce(s.sku_id, r.sku_id) from stock_levels s full join (
      select sku_id, warehouse, sum(quantity) as held from stock_reservations where state = 'held'
      group by sku_id, warehouse) r on r.sku_id = s.sku_id and r.warehouse = s.warehouse
    where coalesce(s.reserved, 0) <> coalesce(r.held, 0)`,
  'nothing is reserved that is not there': `
    select sku_id from stock_levels where reserved < 0 or on_hand < reserved`,
  'an order that ended holds no stock': `
    select o.order_no from orders o join stock_reservations r on r.firm_id = o.firm_id and r.order_id = o.id
    where r.state = 'held' and o.status in ('cancelled', 'rejected', 'closed')`,
  'no line holds more than it wants': `
    select l.id from order_lines l join stock_reservations r on r.firm_id = l.firm_id and r.line_id = l.id
    where r.state = 'held' group by l.id, l.quantity, l.cancelled_quantity
    having sum(r.quantity) > l.quantity - l.cancelled_quantity`,
  ...ledgerInvariants(creditLedger),
  'no more credit is used than was agreed': `
    select a.firm_id from credit_accounts a left join credit_policies p on p.firm_id = a.firm_id
    where a.limit_fen >= 0 and a.used_fen > a.limit_fen and coalesce(p.count_open, true)
      and not exists (select from credit_entries e where e.firm_id = a.firm_id and e.kind = 'reversed')`,
  'used credit is what orders hold, less money that came and what was given up': `
    select a.firm_id from credit_accounts a left join lateral (
      select coalesce(sum(case when order_id is null then 0 when kind = 'use' then amount_fen else -amount_fen end), 0) as held,
        coalesce(sum(case when order_id is not null then 0 when kind = 'reversed' then amount_fen else -amount_fen end), 0) as moved
      from credit_entries e where e.firm_id = a.firm_id) s on true
    where a.used_fen <> s.held + s.moved`,
  'no order holds more credit than it costs': `
    select e.order_id from credit_entries e join orders o on o.firm_id = e.firm_id and o.id = e.order_id
    group by e.order_id, o.total_fen
    having sum(case e.kind when 'use' then e.amount_fen else -e.amount_fen end) not between 0 and o.total_fen`,
  'a payment is over the amount of its order': `
    select p.pay_no from payments p join orders o on o.firm_id = p.firm_id and o.id = p.order_id
    where p.amount_fen <> o.total_fen`,
  'what is paid has one payment with a number of its channel': `
    select o.order_no from orders o left join payments p
      on p.firm_id = o.firm_id and p.order_id = o.id and p.status in ('paid', 'refunding', 'refunded')
    where o.pay_way <> 'account' and o.payment_status = 'paid'
    group by o.order_no having count(*) filter (where p.status = 'paid' and p.channel_trade_no is not null) <> 1`,
  'no more goes back than came': `
    select p.pay_no from payments p join payment_refunds r on r.firm_id = p.firm_id and r.payment_id = p.id
    group by p.pay_no, p.amount_fen, p.status having sum(r.amount_fen) > p.amount_fen
      or (p.status = 'refunded') <> (sum(r.amount_fen) filter (where r.status = 'done') is not distinct from p.amount_fen)`,
  'an order says what goes back of its money': `
    select o.order_no from orders o left join lateral (
      select coalesce(sum(amount_fen) filter (where r.status <> 'done'), 0) as open,
        coalesce(sum(amount_fen) filter (where r.status = 'done'), 0) as done
      from payment_refunds r where r.firm_id = o.firm_id and r.order_id = o.id) s on true
    where (o.refunding_fen, o.refunded_fen) is distinct from (s.open, s.done)`,
  'an order waits for money, or has it': `
    select order_no from orders
    where pay_way <> 'account' and (
      (status in ('approving', 'confirming', 'to_pay') and payment_status <> 'unpaid')
      or (status not in ('approving', 'confirming', 'to_pay', 'rejected', 'cancelled', 'closed')
        and payment_status = 'unpaid'))`,
  'the log of an order ends where the order stands': `
    select o.order_no from orders o left join lateral (
      select e.to_status from order_events e where e.firm_id = o.firm_id and e.order_id = o.id
      order by e.id desc limit 1) e on true
    where e.to_status is distinct from o.status`,
  'every order was submitted once': `
    select o.order_no from orders o left join order_events e
      on e.firm_id = o.firm_id and e.order_id = o.id and e.kind = 'created'
    group by o.order_no having count(e.id) <> 1`,
};

type Asked = Pick<pg.ClientBase | pg.Pool, 'query'>;

/** Names of the invariants that do not hold, with some of the rows that break them; empty when all is well. */
export const brokenInvariants = (client: Asked): Promise<Record<string, unknown[]>> =>
  brokenRules(client, ORDER_INVARIANTS);
