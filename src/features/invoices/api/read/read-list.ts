import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type {
  ApplicationCounts,
  InvoiceListInput,
  ListInput,
  ApplicationRow as Row,
} from '../../contract/invoice-schemas.ts';
import { DELIVERY_WAYS, type DeliveryWay } from '../../contract/invoice-words.ts';
import { APPLICATION_TABS, type ApplicationTab } from '../../rules/application-states.ts';
import { applicationOf, visibleTo } from '../application-repo.ts';
import { invoiceOf } from '../invoice-repo.ts';
import { invoiceApplications as applications, invoices, invoiceApplicationLines as lines } from '../invoice-tables.ts';
import { matching, matchingInvoices, onTab } from './list-conditions.ts';
import { presentHead, readFiles } from './present-invoices.ts';
import { presentState } from './read-detail.ts';

const SHOWN = 3;

const orderNos = sql<string[]>`(select coalesce(array_agg(distinct o.order_no), '{}') from ${lines} l
  join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id
  where l.firm_id = ${applications.firmId} and l.application_id = ${applications.id})`;
const invoiceNos = sql<
  string[]
>`(select coalesce(array_agg(i.invoice_no order by i.id) filter (where i.invoice_no is not null), '{}')
  from ${invoices} i where i.firm_id = ${applications.firmId} and i.application_id = ${applications.id})`;
const invoiceCount = sql<number>`(select count(*)::int from ${invoices} i where i.firm_id = ${applications.firmId}
  and i.application_id = ${applications.id} and i.status <> 'dropped')`;

async function countByStatus(db: Db, condition: SQL | undefined): Promise<ApplicationCounts> {
  const rows = await db
    .select({ status: applications.status, found: count() })
    .from(applications)
    .where(condition)
    .groupBy(applications.status);
  const found = new Map(rows.map((row) => [row.status, row.found]));
  const tabs = Object.entries(APPLICATION_TABS) as [ApplicationTab, { statuses: readonly string[] }][];
  return Object.fromEntries(
    tabs.map(([tab, { statuses }]) => [tab, statuses.reduce((sum, status) => sum + (found.get(status) ?? 0), 0)]),
  ) as ApplicationCounts;
}

/** How many applications stand on each tab. */
export const countApplications = (db: Db, caller: SignedInCaller): Promise<ApplicationCounts> =>
  countByStatus(db, visibleTo(caller));

/** One page of applications, and how many stand on each tab under the same filter. */
export async function readApplicationPage(db: Db, caller: SignedInCaller, input: ListInput) {
  const { tab, pageNo, pageSize } = input;
  const found = and(visibleTo(caller), matching(input));
  const counts = await countByStatus(db, found);
  const rows = await db
    .select({ one: applications, applicantName: usersView.realName, orderNos, invoiceNos, invoiceCount })
    .from(applications)
    .innerJoin(usersView, eq(usersView.id, applications.userId))
    .where(and(found, onTab(tab)))
    .orderBy(sql`${applications.createdAt} desc nulls last`, sql`${applications.id} desc nulls last`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map(({ one, applicantName, ...row }): Row => {
    const state = presentState(applicationOf(one), applicantName);
    const { orderNos: ofOrders, invoiceNos: numbers } = row;
    return {
      ...state,
      ...{ orderNos: ofOrders.slice(0, SHOWN), orderCount: ofOrders.length },
      ...{ invoiceNos: numbers.slice(0, SHOWN), invoiceCount: row.invoiceCount },
      deliveryLabel: DELIVERY_WAYS[one.deliveryWay as DeliveryWay],
    };
  });
  return { list, total: counts[tab] ?? 0, pageNo, pageSize, counts };
}

const ofInvoice = (column: SQL) => sql<
  string[]
>`(select coalesce(array_agg(distinct ${column}) filter (where ${column} <> ''), '{}')
  from invoice_lines il join ${lines} l on l.firm_id = il.firm_id and l.id = il.application_line_id
  join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id
  where il.firm_id = ${invoices.firmId} and il.invoice_id = ${invoices.id})`;

/** One page of issued invoices, the latest first. */
export async function readInvoicePage(db: Db, caller: SignedInCaller, input: InvoiceListInput) {
  const { pageNo, pageSize } = input;
  const condition = and(visibleTo(caller), matchingInvoices(input));
  const join = and(eq(applications.firmId, invoices.firmId), eq(applications.id, invoices.applicationId));
  const [total] = await db.select({ rows: count() }).from(invoices).innerJoin(applications, join).where(condition);
  const rows = await db
    .select({
      invoice: invoices,
      application: applications,
      orderNos: ofInvoice(sql`o.order_no`),
      poNumbers: ofInvoice(sql`o.po_number`),
    })
    .from(invoices)
    .innerJoin(applications, join)
    .where(condition)
    .orderBy(sql`${invoices.issuedAt} desc nulls last`, sql`${invoices.id} desc nulls last`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = [];
  for (const { invoice: row, application, ...numbers } of rows) {
    const invoice = invoiceOf(row);
    const files = invoice.filesKept ? await readFiles(db, invoice) : [];
    list.push({ ...presentHead(invoice, applicationOf(application)), ...numbers, files });
  }
  return { list, total: total?.rows ?? 0, pageNo, pageSize };
}
