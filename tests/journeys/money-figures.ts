import { displayFen } from '../../src/platform/shared/display-money.ts';
import { PAYABLE } from '../payable-sql.ts';
import { besideShop } from './beside-database.ts';

/** Figures of the thread of money as pages have to show them, worked out of ledgers and lines and of no kept sum. */
type Fens = Record<string, string>;

const one = async (text: string, values: unknown[]): Promise<Fens> => {
  const [row] = await besideShop<Fens>(text, values);
  if (!row) throw new Error('no such money');
  return row;
};

const yuan = (fens: Fens): Record<string, string> =>
  Object.fromEntries(Object.entries(fens).map(([name, fen]) => [name, displayFen(BigInt(fen))]));

const INVOICED = `coalesce((select sum(l.amount_fen) from invoice_lines l
    join invoices i on i.id = l.invoice_id and i.status in ('issued', 'red_partly', 'red')
    join invoice_application_lines w on w.id = l.application_line_id
    where w.order_id in (select order_id from statement_lines where statement_id = s.id)), 0)
  - coalesce((select sum(r.amount_fen) from invoice_red_lines r join invoice_red_letters h on h.id = r.red_letter_id and h.status = 'issued'
    join invoice_lines l on l.id = r.invoice_line_id join invoice_application_lines w on w.id = l.application_line_id
    where w.order_id in (select order_id from statement_lines where statement_id = s.id)), 0)`;
const PAID = `coalesce((select sum(amount_fen) from receipt_allocations a where a.statement_id = s.id), 0)
  + coalesce((select sum(amount_fen) from write_offs w where w.statement_id = s.id and w.status = 'approved'), 0)`;
const of = (condition: string, column = 'due_fen') => `coalesce(sum(l.${column}) filter (where ${condition}), 0)`;

const STATEMENT = `select m.*, m.due - m.paid as open, m.amount - m.tax as net from (
  select sum(l.due_fen) as due, sum(l.amount_fen) as amount, sum(l.tax_fen) as tax,
    ${of("l.status = 'confirmed'")} as confirmed, ${of("l.status = 'open'")} as waiting, ${of("l.status = 'disputed'")} as disputed,
    ${of("l.status = 'booked'")} as booked, ${of("l.source in ('sign', 'freight')", 'amount_fen')} as goods,
    ${of("l.source not in ('sign', 'freight')", 'amount_fen')} as adjustments, ${INVOICED} as invoiced, ${PAID} as paid
  from statements s join statement_lines l on l.statement_id = s.id where s.statement_no = $1 group by s.id) m`;

/** A statement: what it comes to, where its lines stand, what of it is invoiced and paid. Fen as text. */
export const statementFens = (statementNo: string): Promise<Fens> => one(STATEMENT, [statementNo]);
export const statementMoney = async (statementNo: string) => yuan(await statementFens(statementNo));

/** Net and tax of a statement by its rates: `1300` → both. */
export async function ratesOf(statementNo: string): Promise<{ rate: number; net: string; tax: string }[]> {
  const rows = await besideShop<{ rate: number; net: string; tax: string }>(
    `select l.tax_rate_bp as rate, sum(l.amount_fen - l.tax_fen) as net, sum(l.tax_fen) as tax
     from statement_lines l join statements s on s.id = l.statement_id where s.statement_no = $1 group by 1 order by 1`,
    [statementNo],
  );
  return rows.map(({ rate, net, tax }) => ({ rate, net: displayFen(BigInt(net)), tax: displayFen(BigInt(tax)) }));
}

/** Lines of a statement, as amounts with and without tax, in no order. */
export async function linesOf(statementNo: string): Promise<string[]> {
  const rows = await besideShop<Fens>(
    `select l.amount_fen - l.tax_fen as net, l.tax_fen as tax, l.amount_fen as amount
     from statement_lines l join statements s on s.id = l.statement_id where s.statement_no = $1`,
    [statementNo],
  );
  return rows.map((row) => Object.values(yuan(row)).join(' | ')).toSorted();
}

const CREDIT = `select m.*, m.limit_fen - m.used as available, m.used - m.open + m.free as unbilled from (
  select a.limit_fen,
    (select coalesce(sum(case when kind in ('use', 'reversed') then amount_fen else -amount_fen end), 0)
      from credit_entries where firm_id = a.firm_id) as used,
    (select coalesce(sum(l.due_fen), 0) from statement_lines l join statements s on s.id = l.statement_id
      where s.firm_id = a.firm_id and s.delivered_at is not null)
      - (select coalesce(sum(amount_fen), 0) from receipt_allocations where firm_id = a.firm_id)
      - (select coalesce(sum(amount_fen), 0) from write_offs where firm_id = a.firm_id and status = 'approved') as open,
    (select coalesce(sum(amount_fen), 0) from receipts where firm_id = a.firm_id and status <> 'reversed')
      - (select coalesce(sum(amount_fen), 0) from receipt_allocations where firm_id = a.firm_id) as free
  from credit_accounts a where a.firm_id = $1) m`;

/** Credit of a firm: what its ledger says is used, what statements leave open, what is free of its receipts. */
export const creditMoney = async (firmId: bigint) => yuan(await one(CREDIT, [firmId]));

const ORDER = `select ${PAYABLE} as payable, (select sum(amount_fen) from order_lines where order_id = o.id) as goods,
  coalesce((select sum(goods_fen + freight_fen) from after_sale_refunds where order_id = o.id), 0)
    + coalesce((select sum(-amount_fen) from statement_lines where order_id = o.id and source = 'adjustment'), 0) as returned
  from orders o where o.order_no = $1`;

/** An order: its goods, what came off again – by cases and by adjustments –, and what it costs now. */
export const orderMoney = async (orderNo: string) => yuan(await one(ORDER, [orderNo]));

interface InvoiceMoney {
  invoiceNo: string;
  rate: number;
  amount: string;
  net: string;
  tax: string;
  red: string;
  fen: string;
}

/** Invoices of a firm by their lines, the lowest rate first. */
export async function invoicesOf(firmId: bigint): Promise<InvoiceMoney[]> {
  const rows = await besideShop<{ invoice_no: string; rate: number; fen: string; tax: string; red: string }>(
    `select i.invoice_no, i.tax_rate_bp as rate, sum(l.amount_fen) as fen, sum(l.tax_fen) as tax,
       coalesce((select sum(r.amount_fen) from invoice_red_lines r join invoice_red_letters h on h.id = r.red_letter_id
         where h.invoice_id = i.id and h.status = 'issued'), 0) as red
     from invoices i join invoice_lines l on l.invoice_id = i.id where i.firm_id = $1 group by i.id order by i.tax_rate_bp`,
    [firmId],
  );
  return rows.map(({ invoice_no: invoiceNo, rate, fen, tax, red }) => ({
    ...{ invoiceNo, rate, fen, amount: displayFen(BigInt(fen)), red: displayFen(BigInt(red)) },
    ...{ net: displayFen(BigInt(fen) - BigInt(tax)), tax: displayFen(BigInt(tax)) },
  }));
}
