import { and, asc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { keepInvoiceStatus } from '#features/orders/api/public.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { INVOICE_NUMBER } from '../contract/invoice-numbers.ts';
import { COUNTED, canMoveInvoice, type InvoiceStatus, invoiceStates } from '../rules/invoice-states.ts';
import type { PlannedInvoice } from '../rules/split-invoices.ts';
import type { ApplicationLine } from './application-repo.ts';
import { invoices, invoiceLines as lines, invoiceApplicationLines as wanted } from './invoice-tables.ts';

export type InvoiceRow = Omit<typeof invoices.$inferSelect, 'status'> & { status: InvoiceStatus };
export type InvoiceLineRow = typeof lines.$inferSelect;
export interface InvoicePlace {
  firmId: bigint;
  id: bigint;
}

export const invoiceOf = (row: typeof invoices.$inferSelect): InvoiceRow => ({
  ...row,
  status: invoiceStates.read(row.status),
});
export const keyed = ({ firmId, id }: InvoicePlace): SQL | undefined =>
  and(eq(invoices.firmId, firmId), eq(invoices.id, id));
export const ofApplication = ({ firmId, id }: InvoicePlace): SQL | undefined =>
  and(eq(invoices.firmId, firmId), eq(invoices.applicationId, id));

export async function readInvoices(db: Db, condition: SQL | undefined): Promise<InvoiceRow[]> {
  const rows = await db.select().from(invoices).where(condition).orderBy(asc(invoices.id));
  return rows.map(invoiceOf);
}
export const findInvoice = async (db: Db, condition: SQL | undefined): Promise<InvoiceRow | null> =>
  (await readInvoices(db, condition))[0] ?? null;

/** By its number; of one company, where one asks. */
export const findInvoiceNumbered = (db: Db, requestNo: string, firmId?: bigint): Promise<InvoiceRow | null> =>
  findInvoice(
    db,
    and(eq(invoices.requestNo, requestNo), firmId === undefined ? undefined : eq(invoices.firmId, firmId)),
  );
/** Those whose time to be carried on has come. */
export const readDueInvoices = (db: Db): Promise<InvoiceRow[]> =>
  readInvoices(
    db,
    and(
      lt(invoices.nextAskAt, sql`now()`),
      or(inArray(invoices.status, ['waiting', 'sending']), eq(invoices.filesKept, false)),
    ),
  );

/** Its application is locked before. */
export async function lockInvoice(db: Db, place: InvoicePlace): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoices).where(keyed(place)).for('update');
  if (!row) throw new Error(`invoice ${place.id} not found`);
  return invoiceOf(row);
}

/** Lines of an invoice with what they say of the goods. */
export const readInvoiceLines = (db: Db, firmId: bigint, invoiceIds: readonly bigint[]) =>
  db
    .select({ line: lines, goods: wanted })
    .from(lines)
    .innerJoin(wanted, and(eq(wanted.firmId, lines.firmId), eq(wanted.id, lines.applicationLineId)))
    .where(and(eq(lines.firmId, firmId), amongIds(lines.invoiceId, invoiceIds)))
    .orderBy(asc(lines.invoiceId), asc(lines.lineNo));
export type LineWithGoods = Awaited<ReturnType<typeof readInvoiceLines>>[number];

/** Writes one planned invoice with its lines. */
export async function insertInvoice(
  db: Db,
  application: InvoicePlace,
  { taxRateBp, pieces }: PlannedInvoice,
  { remark, goods }: { remark: string; goods: ReadonlyMap<number, ApplicationLine> },
): Promise<InvoiceRow> {
  const { firmId } = application;
  const total = (pick: (piece: (typeof pieces)[number]) => bigint) =>
    pieces.reduce((sum, piece) => sum + pick(piece), 0n);
  const [row] = await db
    .insert(invoices)
    .values({
      ...{ firmId, applicationId: application.id, requestNo: nextNumber(INVOICE_NUMBER), status: 'waiting' },
      ...{ taxRateBp, lineCount: pieces.length, remark },
      amountFen: total((piece) => piece.amountFen),
      taxFen: total((piece) => piece.taxFen),
      nextAskAt: sql`now()`,
    })
    .returning();
  if (!row) throw new Error('invoice not written');
  await db.insert(lines).values(
    pieces.map(({ lineNo, quantity, amountFen, taxFen }, index) => {
      const line = goods.get(lineNo);
      if (!line) throw new Error('piece of a line that its application does not have');
      return { firmId, invoiceId: row.id, applicationLineId: line.id, lineNo: index + 1, quantity, amountFen, taxFen };
    }),
  );
  return invoiceOf(row);
}

type Settable<T> = { [K in keyof T]?: T[K] | SQL };
export type InvoiceChange = Settable<
  Omit<typeof invoices.$inferInsert, 'id' | 'firmId' | 'requestNo' | 'version' | 'createdAt' | 'updatedAt' | 'status'>
>;

/** Changes a locked invoice; a new state has to be a legal move. */
export async function changeInvoice(
  db: Db,
  before: InvoiceRow,
  set: InvoiceChange,
  to: InvoiceStatus = before.status,
): Promise<InvoiceRow> {
  if (to !== before.status && !canMoveInvoice(before.status, to)) {
    throw new Error(`invoice ${before.requestNo} cannot go from ${before.status} to ${to}`);
  }
  const [row] = await db
    .update(invoices)
    .set({ ...set, status: to, version: sql`${invoices.version} + 1`, updatedAt: sql`now()` })
    .where(keyed(before))
    .returning();
  if (!row) throw new Error(`invoice ${before.id} not found`);
  return invoiceOf(row);
}

/** Units and money of a line of an invoice that red letters take, or give back where they come to nothing. */
export async function takeFromLine(
  db: Db,
  { firmId, id }: InvoicePlace,
  { quantity, amountFen, taxFen }: { quantity: number; amountFen: bigint; taxFen: bigint },
): Promise<void> {
  await db
    .update(lines)
    .set({
      redQuantity: sql`${lines.redQuantity} + ${quantity}`,
      redFen: sql`${lines.redFen} + ${amountFen}`,
      redTaxFen: sql`${lines.redTaxFen} + ${taxFen}`,
    })
    .where(and(eq(lines.firmId, firmId), eq(lines.id, id)));
}

/**
 * Side state of the orders an application is about: what stands on invoices that are or may be issued – less what was taken back –
 * against what is owed. Their rows are locked.
 */
export async function keepOrderStates(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<void> {
  const rows = await db
    .select({
      orderId: wanted.orderId,
      fen: sql<string>`sum(${lines.amountFen} - coalesce((select sum(r.amount_fen) from invoice_red_lines r
        join invoice_red_letters l on l.firm_id = r.firm_id and l.id = r.red_letter_id and l.status = 'issued'
        where r.firm_id = ${lines.firmId} and r.invoice_line_id = ${lines.id}), 0))::text`,
    })
    .from(wanted)
    .innerJoin(lines, and(eq(lines.firmId, wanted.firmId), eq(lines.applicationLineId, wanted.id)))
    .innerJoin(invoices, and(eq(invoices.firmId, lines.firmId), eq(invoices.id, lines.invoiceId)))
    .where(and(eq(wanted.firmId, firmId), amongIds(wanted.orderId, orderIds), inArray(invoices.status, [...COUNTED])))
    .groupBy(wanted.orderId);
  const invoiced = new Map(rows.map(({ orderId, fen }) => [orderId, BigInt(fen)]));
  for (const orderId of orderIds) await keepInvoiceStatus(db, { firmId, orderId }, invoiced.get(orderId) ?? 0n);
}
