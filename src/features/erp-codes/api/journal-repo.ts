import { type SQL, sql } from 'drizzle-orm';
import { costCentersView } from '#features/budgets/api/budgets-views.ts';
import { categoriesView, skusView } from '#features/catalog/api/catalog-views.ts';
import {
  invoiceApplicationLinesView,
  invoiceApplicationsView,
  invoiceLinesView,
  invoiceRedLettersView,
  invoiceRedLinesView,
  invoicesView,
} from '#features/invoices/api/invoices-views.ts';
import { orderLinesView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import { dayStart, shanghaiDay } from '#platform/api/shanghai-days.ts';
import { erpCodes } from './erp-code-tables.ts';

/** Part of a voucher that goes to one account and one cost centre; below zero of red letters. Fen. */
export interface JournalPart extends Record<string, unknown> {
  /** Of the invoice, and whether it takes one back. */
  document_id: string;
  red: boolean;
  invoice_no: string;
  day: string;
  invoice_type: number;
  cost_center: string;
  account: string;
  account_name: string;
  amount_fen: string;
  tax_fen: string;
}

export interface JournalPeriod {
  firmId: bigint;
  dateFrom: string;
  dateTo: string;
}

const within = (at: SQL, { dateFrom, dateTo }: JournalPeriod) =>
  sql`${at} >= ${dayStart(dateFrom, 0)} and ${at} < ${dayStart(dateTo, 1)}`;

/** Invoices and red letters that were issued in a period, line by line. */
const documentLines = (period: JournalPeriod) => sql`
  select i.id as document_id, false as red, i.invoice_no, i.issued_at, i.application_id, l.application_line_id,
    l.amount_fen, l.tax_fen
  from ${invoicesView} i join ${invoiceLinesView} l on l.firm_id = i.firm_id and l.invoice_id = i.id
  where i.firm_id = ${period.firmId} and i.status in ('issued', 'red_partly', 'red') and ${within(sql`i.issued_at`, period)}
  union all
  select r.id, true, r.red_invoice_no, r.issued_at, i.application_id, l.application_line_id, -x.amount_fen, -x.tax_fen
  from ${invoiceRedLettersView} r
    join ${invoicesView} i on i.firm_id = r.firm_id and i.id = r.invoice_id
    join ${invoiceRedLinesView} x on x.firm_id = r.firm_id and x.red_letter_id = r.id
    join ${invoiceLinesView} l on l.firm_id = x.firm_id and l.id = x.invoice_line_id
  where r.firm_id = ${period.firmId} and r.red_invoice_no is not null and ${within(sql`r.issued_at`, period)}`;

/** The account that fits best: cost centre and category, cost centre, the deepest category, the one for everything. */
const bestAccount = sql`
  select g.account, g.account_name from ${erpCodes} g
    left join ${costCentersView} k on k.firm_id = g.firm_id and k.code = g.cost_center
    left join ${categoriesView} gc on gc.code = g.category
  where g.firm_id = a.firm_id and g.role = 'expense'
    and (g.cost_center = '' or o.cost_center in (k.code, k.name))
    and (g.category = '' or gc.id = c.id or gc.id = any (c.path_ids))
  order by (g.cost_center <> '') desc, gc.level desc nulls last limit 1`;

/** How many invoices and red letters a period has. */
export async function countDocuments(db: Db, period: JournalPeriod): Promise<number> {
  const { rows } = await db.execute<{ documents: number }>(sql`
    select count(distinct (d.red, d.document_id))::int as documents from (${documentLines(period)}) d`);
  return rows[0]?.documents ?? 0;
}

/** What is booked of a period, in the order of the documents. */
export async function readJournalParts(db: Db, period: JournalPeriod): Promise<JournalPart[]> {
  const { rows } = await db.execute<JournalPart>(sql`
    select d.document_id::text, d.red, d.invoice_no, ${shanghaiDay(sql`d.issued_at`)}::text as day,
      a.type as invoice_type, coalesce(o.cost_center, '') as cost_center, coalesce(e.account, '') as account,
      coalesce(e.account_name, '') as account_name, sum(d.amount_fen)::text as amount_fen, sum(d.tax_fen)::text as tax_fen
    from (${documentLines(period)}) d
      join ${invoiceApplicationsView} a on a.firm_id = ${period.firmId} and a.id = d.application_id
      join ${invoiceApplicationLinesView} w on w.firm_id = a.firm_id and w.id = d.application_line_id
      left join ${orderLinesView} o on o.firm_id = w.firm_id and o.id = w.order_line_id
      left join ${skusView} s on s.id = o.sku_id
      left join ${categoriesView} c on c.id = s.category_id
      left join lateral (${bestAccount}) e on true
    group by 1, 2, 3, d.issued_at, a.type, 6, 7, 8
    order by d.issued_at, d.invoice_no, 2, 7, 6`);
  return rows;
}
