import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterSaleCasesView, afterSalePostingsView } from '#features/after-sales/api/after-sales-views.ts';
import type { Db } from '#platform/api/database.ts';
import { STANDING } from '../../rules/invoice-states.ts';
import { invoiceLines, invoices, invoiceApplicationLines as wanted } from '../invoice-tables.ts';
import { invoiceRedPostings } from '../red-letter-tables.ts';

const BATCH = 100;
const p = afterSalePostingsView;

/** Postings of after-sales that ask for a red letter and have no answer yet. */
export const readOpen = (db: Db) =>
  db
    .select({
      posting: { id: p.id, firmId: p.firmId, orderId: p.orderId, orderLineId: p.orderLineId },
      caseNo: afterSaleCasesView.caseNo,
      kind: afterSaleCasesView.kind,
    })
    .from(p)
    .innerJoin(afterSaleCasesView, and(eq(afterSaleCasesView.firmId, p.firmId), eq(afterSaleCasesView.id, p.caseId)))
    .leftJoin(invoiceRedPostings, and(eq(invoiceRedPostings.firmId, p.firmId), eq(invoiceRedPostings.postingId, p.id)))
    .where(and(eq(p.kind, 'red_letter'), isNull(invoiceRedPostings.id)))
    .orderBy(asc(p.id))
    .limit(BATCH);
export type OpenPosting = Awaited<ReturnType<typeof readOpen>>[number];

/** Lines of standing invoices of an order line, the latest invoice last. */
export const readStanding = (db: Db, firmId: bigint, orderLineId: bigint) =>
  db
    .select({ line: invoiceLines, invoiceId: invoices.id })
    .from(invoiceLines)
    .innerJoin(invoices, and(eq(invoices.firmId, invoiceLines.firmId), eq(invoices.id, invoiceLines.invoiceId)))
    .innerJoin(wanted, and(eq(wanted.firmId, invoiceLines.firmId), eq(wanted.id, invoiceLines.applicationLineId)))
    .where(and(eq(wanted.firmId, firmId), eq(wanted.orderLineId, orderLineId), inArray(invoices.status, [...STANDING])))
    .orderBy(asc(invoices.id), asc(invoiceLines.lineNo));

/** What red letters under way take off the invoices of an order line. */
export async function readOpenReds(db: Db, firmId: bigint, orderLineId: bigint) {
  const openReds = await db.execute<{ units: number; fen: string }>(sql`
    select coalesce(sum(r.quantity), 0)::int as units, coalesce(sum(r.amount_fen), 0)::text as fen
    from invoice_red_lines r join invoice_red_letters l on l.firm_id = r.firm_id and l.id = r.red_letter_id
      and l.status in ('sending', 'unneeded', 'to_buyer', 'to_seller', 'agreed', 'failed')
    where r.firm_id = ${firmId} and r.invoice_line_id in (select i.id from invoice_lines i
      join invoice_application_lines a on a.firm_id = i.firm_id and a.id = i.application_line_id
      where a.firm_id = ${firmId} and a.order_line_id = ${orderLineId})`);
  const [open] = openReds.rows;
  return { quantity: open?.units ?? 0, amountFen: BigInt(open?.fen ?? '0') };
}

export const isTaken = async (db: Db, firmId: bigint, postingId: bigint): Promise<boolean> =>
  (await db.$count(
    invoiceRedPostings,
    and(eq(invoiceRedPostings.firmId, firmId), eq(invoiceRedPostings.postingId, postingId)),
  )) > 0;

/** A posting and the red letters it became; null: none was needed. */
export async function insertTaken(
  db: Db,
  posting: { firmId: bigint; postingId: bigint },
  redLetterIds: readonly (bigint | null)[],
): Promise<void> {
  await db.insert(invoiceRedPostings).values(redLetterIds.map((redLetterId) => ({ ...posting, redLetterId })));
}

/** Orders that stand on these invoices. */
export async function readOrdersOfInvoices(db: Db, firmId: bigint, invoiceIds: readonly bigint[]): Promise<bigint[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ orderId: wanted.orderId })
    .from(wanted)
    .innerJoin(invoices, and(eq(invoices.firmId, wanted.firmId), eq(invoices.applicationId, wanted.applicationId)))
    .where(and(eq(wanted.firmId, firmId), inArray(invoices.id, [...new Set(invoiceIds)])));
  return rows.map(({ orderId }) => orderId);
}
