import type pg from 'pg';
import { AFTER_SALE_INVARIANTS } from './after-sale-invariants.ts';
import { INVOICE_INVARIANTS } from './invoice-invariants.ts';
import { brokenRules } from './ledger-invariants.ts';
import { ORDER_INVARIANTS } from './order-invariants.ts';
import { RECEIVABLE_INVARIANTS } from './receivable-invariants.ts';
import { STATEMENT_INVARIANTS } from './statement-invariants.ts';

/** Everything that must be true of money between an order and the receipt that pays it. */
export const MONEY_INVARIANTS: Readonly<Record<string, string>> = {
  ...ORDER_INVARIANTS,
  ...AFTER_SALE_INVARIANTS,
  ...STATEMENT_INVARIANTS,
  ...INVOICE_INVARIANTS,
  ...RECEIVABLE_INVARIANTS,
};

/** Once a year is closed: everything signed is billed, so what is owed item by item is what the ledger says. */
export const CLOSED_BOOKS: Readonly<Record<string, string>> = {
  'what was signed stands on a statement': `
    select l.id from sign_lines l join sign_records r on r.firm_id = l.firm_id and r.id = l.sign_id
    where l.received > 0 and r.kind <> 'refused' and not exists (
      select from statement_lines b where b.firm_id = l.firm_id and b.source = 'sign' and b.source_id = l.id)`,
  'what came back and was billed stands on a statement': `
    select p.id from after_sale_postings p join after_sale_lines al on al.firm_id = p.firm_id and al.case_id = p.case_id
      and al.order_line_id = p.order_line_id
    where al.reason <> 'short' and not exists (
      select from statement_lines b where b.firm_id = p.firm_id and b.source = 'posting' and b.source_id = p.id)`,
  'used credit is what statements leave open and what is not billed yet, less money that waits': `
    select a.firm_id, a.used_fen, s.open, f.free, u.fen from credit_accounts a
    join lateral (select coalesce(sum(due_fen - paid_fen), 0) as open from statements s where s.firm_id = a.firm_id) s on true
    join lateral (select coalesce(sum(amount_fen - allocated_fen), 0) as free from receipts r
      where r.firm_id = a.firm_id and r.status <> 'reversed') f on true
    join lateral (select coalesce(sum(h.fen - coalesce(b.fen, 0)), 0) as fen from (
        select order_id, sum(case kind when 'use' then amount_fen else -amount_fen end) as fen from credit_entries
        where firm_id = a.firm_id and order_id is not null group by order_id) h
      left join (select order_id, sum(due_fen) as fen from statement_lines where firm_id = a.firm_id group by order_id) b using (order_id)) u on true
    where a.used_fen <> s.open - f.free + u.fen`,
  'nothing waits to be done': `select id, topic, last_error from outbox where done_at is null and topic ~ '^(order|payment|refund|invoice.send|invoice.red|statement.adjusted)'`,
};

export const brokenMoney = (client: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<Record<string, unknown[]>> =>
  brokenRules(client, MONEY_INVARIANTS);
