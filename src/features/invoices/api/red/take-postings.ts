import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterSaleCasesView, afterSalePostingsView } from '#features/after-sales/api/after-sales-views.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { STANDING } from '../../rules/invoice-states.ts';
import { excessOf } from '../../rules/invoiceable.ts';
import { type RedLine, takeOff } from '../../rules/red-parts.ts';
import { SHOP } from '../application-repo.ts';
import { invoiceLines, invoices, invoiceApplicationLines as wanted } from '../invoice-tables.ts';
import { lockOrders, readInvoiceable } from '../invoiceable-repo.ts';
import { openInvoice, WORKER } from '../issue/carry-invoice.ts';
import { invoiceRedPostings } from '../red-letter-tables.ts';
import { writeRed } from './ask-red.ts';

const BATCH = 100;
const p = afterSalePostingsView;

/** Postings of after-sales that ask for a red letter and have no answer yet. */
const readOpen = (db: Db) =>
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
type OpenPosting = Awaited<ReturnType<typeof readOpen>>[number];

/** Lines of standing invoices of an order line, the latest invoice last. */
const readStanding = (db: Db, firmId: bigint, orderLineId: bigint) =>
  db
    .select({ line: invoiceLines, invoiceId: invoices.id })
    .from(invoiceLines)
    .innerJoin(invoices, and(eq(invoices.firmId, invoiceLines.firmId), eq(invoices.id, invoiceLines.invoiceId)))
    .innerJoin(wanted, and(eq(wanted.firmId, invoiceLines.firmId), eq(wanted.id, invoiceLines.applicationLineId)))
    .where(and(eq(wanted.firmId, firmId), eq(wanted.orderLineId, orderLineId), inArray(invoices.status, [...STANDING])))
    .orderBy(asc(invoices.id), asc(invoiceLines.lineNo));

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** What of a line is invoiced beyond what was signed and kept, red letters under way taken off. */
async function readExcess(db: Db, { firmId, orderId, orderLineId }: OpenPosting['posting'], lines: readonly RedLine[]) {
  const [order] = await readInvoiceable(db, firmId, [orderId]);
  const goods = order?.goods.find((one) => one.orderLineId === orderLineId);
  if (!goods) return { quantity: 0, amountFen: 0n };
  const { quantity, amountFen } = excessOf(goods.limit);
  const openReds = await db.execute<{ units: number; fen: string }>(sql`
    select coalesce(sum(r.quantity), 0)::int as units, coalesce(sum(r.amount_fen), 0)::text as fen
    from invoice_red_lines r join invoice_red_letters l on l.firm_id = r.firm_id and l.id = r.red_letter_id
      and l.status in ('sending', 'unneeded', 'to_buyer', 'to_seller', 'agreed', 'failed')
    where r.firm_id = ${firmId} and r.invoice_line_id in (select i.id from invoice_lines i
      join invoice_application_lines a on a.firm_id = i.firm_id and a.id = i.application_line_id
      where a.firm_id = ${firmId} and a.order_line_id = ${orderLineId})`);
  const [open] = openReds.rows;
  const left = lines.reduce((sum, line) => sum + line.amountFen - line.redFen, 0n);
  const fen = amountFen - BigInt(open?.fen ?? '0');
  return { quantity: Math.max(0, quantity - (open?.units ?? 0)), amountFen: least(fen > 0n ? fen : 0n, left) };
}

/** Takes one posting up: a red letter for each invoice it touches, or none where nothing has to be taken back. */
async function takePosting(db: Db, { posting, caseNo, kind }: OpenPosting): Promise<void> {
  const { firmId, id: postingId, orderId, orderLineId } = posting;
  await lockOrders(db, firmId, [orderId]);
  const taken = await db.$count(
    invoiceRedPostings,
    and(eq(invoiceRedPostings.firmId, firmId), eq(invoiceRedPostings.postingId, postingId)),
  );
  if (taken > 0) return;
  const rows = await readStanding(db, firmId, orderLineId);
  const lines = rows.map(({ line }) => line);
  const excess = await readExcess(db, posting, lines);
  const parts = excess.amountFen > 0n ? takeOff(lines, excess) : [];
  const invoiceIds = [...new Set(rows.map(({ invoiceId }) => invoiceId))].toReversed();
  const redIds: (bigint | null)[] = [];
  for (const invoiceId of invoiceIds) {
    const own = parts.filter(({ lineId }) =>
      rows.some(({ line, invoiceId: of }) => of === invoiceId && line.id === lineId),
    );
    if (own.length === 0) continue;
    const opened = await openInvoice(db, { firmId, id: invoiceId });
    const reason = kind === 'price_gap' ? '04' : '02';
    redIds.push(
      (await writeRed(db, SHOP, opened, { side: 'seller', reason, note: `售后单 ${caseNo}`, caseNo }, own)).id,
    );
  }
  const kept = redIds.length > 0 ? redIds : [null];
  await db.insert(invoiceRedPostings).values(kept.map((redLetterId) => ({ firmId, postingId, redLetterId })));
}

/** Every return of invoiced goods becomes a red letter (behaviours 2.7, 2.9); answers how many postings were taken up. */
export async function takePostings(database: Database): Promise<number> {
  const open = await inTransaction(database, WORKER, 'read', readOpen);
  for (const one of open) await inTransaction(database, WORKER, 'write', (db) => takePosting(db, one));
  return open.length;
}
