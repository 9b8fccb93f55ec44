import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { containing } from '#platform/api/like-text.ts';
import { dayStart } from '#platform/api/shanghai-days.ts';
import { APPLICATION_NUMBER } from '../../contract/invoice-numbers.ts';
import type { InvoiceListInput, ListInput } from '../../contract/invoice-schemas.ts';
import { APPLICATION_TABS, type ApplicationTab } from '../../rules/application-states.ts';
import { ISSUED } from '../../rules/invoice-states.ts';
import { invoiceApplications as applications, invoices, invoiceApplicationLines as lines } from '../invoice-tables.ts';

/** Applications with a line of which this holds. */
const withLine = (condition: SQL) => sql`(${applications.firmId}, ${applications.id}) in (
  select l.firm_id, l.application_id from ${lines} l join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id
  where ${condition})`;

/** Whole numbers are found in an index; other words wherever people may have them from. */
export function wordedBy(keyword: string): SQL | undefined {
  const number = keyword.toUpperCase();
  if (APPLICATION_NUMBER.whole.test(number)) return eq(applications.applicationNo, number);
  if (ORDER_NUMBER.whole.test(number)) return withLine(sql`o.order_no = ${number}`);
  if (/^\d{20}$/.test(keyword)) {
    return sql`(${applications.firmId}, ${applications.id}) in (select i.firm_id, i.application_id from ${invoices} i
      where i.invoice_no = ${keyword})`;
  }
  const like = containing(keyword);
  return sql`(${withLine(sql`o.po_number ilike ${like} or l.item_no = ${keyword} or l.material_code ilike ${like}
      or l.product_name ilike ${like}`)}
    or ${applications.caseNo} = ${number} or ${applications.title} ->> 'title' ilike ${like} or ${applications.applicationNo} ilike ${like}
    or (${applications.firmId}, ${applications.id}) in (select i.firm_id, i.application_id from ${invoices} i
      where i.invoice_no ilike ${like}))`;
}

export const onTab = (tab: ApplicationTab): SQL | undefined =>
  tab === 'all' ? undefined : inArray(applications.status, [...APPLICATION_TABS[tab].statuses]);

/** Filters of the list but its tab, because counts are of all tabs. */
export const matching = ({ keyword, dateFrom, dateTo }: Pick<ListInput, 'keyword' | 'dateFrom' | 'dateTo'>) =>
  and(
    keyword ? wordedBy(keyword) : undefined,
    dateFrom ? sql`${applications.createdAt} >= ${dayStart(dateFrom, 0)}` : undefined,
    dateTo ? sql`${applications.createdAt} < ${dayStart(dateTo, 1)}` : undefined,
  );

/** Issued invoices: words are those of their own lines, not of all of the application. */
export function matchingInvoices({ keyword, booked, purpose, dateFrom, dateTo }: InvoiceListInput): SQL | undefined {
  return and(
    inArray(invoices.status, [...ISSUED]),
    keyword ? invoiceWorded(keyword) : undefined,
    booked ? sql`(${invoices.bookedAt} is not null) = ${booked === 'yes'}` : undefined,
    purpose ? eq(invoices.purpose, purpose) : undefined,
    dateFrom ? sql`${invoices.issuedAt} >= ${dayStart(dateFrom, 0)}` : undefined,
    dateTo ? sql`${invoices.issuedAt} < ${dayStart(dateTo, 1)}` : undefined,
  );
}

function invoiceWorded(keyword: string): SQL {
  const like = containing(keyword);
  return sql`(${invoices.invoiceNo} ilike ${like} or ${applications.applicationNo} = ${keyword.toUpperCase()}
    or (${invoices.firmId}, ${invoices.id}) in (select il.firm_id, il.invoice_id from invoice_lines il
      join ${lines} l on l.firm_id = il.firm_id and l.id = il.application_line_id
      join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id
      where l.firm_id = ${invoices.firmId} and (o.order_no = ${keyword.toUpperCase()} or o.po_number ilike ${like}
        or l.item_no = ${keyword} or l.material_code ilike ${like} or l.product_name ilike ${like})))`;
}
