import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { QUOTE_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { isQuoteStatus, type QuoteStatus } from '../rules/quote-status.ts';
import { quoteEvents, quoteLines, quotes, quoteVersions } from './quote-tables.ts';

export interface QuotePlace {
  firmId: bigint;
  quoteId: bigint;
}

export type Quote = Omit<typeof quotes.$inferSelect, 'status'> & { status: QuoteStatus };
export type QuoteLineRow = typeof quoteLines.$inferSelect;
export type QuoteVersionRow = typeof quoteVersions.$inferSelect;
export type NewLine = Omit<typeof quoteLines.$inferInsert, 'id' | 'firmId' | 'quoteId' | 'versionId'>;

const nextNo = nextNumber(QUOTE_NUMBER);

export async function insertQuote(db: Db, fields: Omit<typeof quotes.$inferInsert, 'quoteNo'>) {
  const [row] = await db
    .insert(quotes)
    .values({ ...fields, quoteNo: nextNo })
    .returning({ quoteId: quotes.id, quoteNo: quotes.quoteNo });
  if (!row) throw new Error('quote not written');
  return { firmId: fields.firmId, ...row };
}

export async function insertVersion(
  db: Db,
  { firmId, quoteId }: QuotePlace,
  fields: Omit<typeof quoteVersions.$inferInsert, 'firmId' | 'quoteId'>,
): Promise<bigint> {
  const [row] = await db
    .insert(quoteVersions)
    .values({ firmId, quoteId, ...fields })
    .returning({ id: quoteVersions.id });
  if (!row) throw new Error('version not written');
  return row.id;
}

/** Writes lines and answers their ids in the order of the lines. */
export async function insertLines(
  db: Db,
  { firmId, quoteId, versionId }: QuotePlace & { versionId: bigint },
  lines: readonly NewLine[],
): Promise<{ id: bigint; lineNo: number; offerNo: number }[]> {
  return db
    .insert(quoteLines)
    .values(lines.map((line) => ({ firmId, quoteId, versionId, ...line })))
    .returning({ id: quoteLines.id, lineNo: quoteLines.lineNo, offerNo: quoteLines.offerNo });
}

/** The quotes a caller may see: the one condition of list, counts, detail, papers and acts. */
export function visibleTo(caller: SignedInCaller): SQL | undefined {
  return and(eq(quotes.firmId, caller.firmId), peopleInScope(quotes.userId, caller));
}

export const ofFirm = (firmId: bigint): SQL => eq(quotes.firmId, firmId);

/** Whether there is a quote by this key, and for which `condition` holds. */
export const isQuote = async (db: Db, id: bigint, condition?: SQL): Promise<boolean> =>
  (await db.$count(quotes, and(eq(quotes.id, id), condition))) > 0;

/** One that the caller may see. */
export const visibleNumbered = (caller: SignedInCaller, quoteNo: string): SQL | undefined =>
  and(visibleTo(caller), eq(quotes.quoteNo, quoteNo));
/** By number, whoever it is for. */
export const inFirm = (firmId: bigint, quoteNo: string): SQL | undefined =>
  and(eq(quotes.firmId, firmId), numbered(quoteNo));
export const numbered = (quoteNo: string): SQL => eq(quotes.quoteNo, quoteNo);
/** One of a firm in whose name the transaction runs. */
export const numberedOf = (firmId: bigint, quoteNo: string): SQL | undefined =>
  and(eq(quotes.firmId, firmId), numbered(quoteNo));
export const placed = ({ firmId, quoteId }: QuotePlace): SQL | undefined =>
  and(eq(quotes.firmId, firmId), eq(quotes.id, quoteId));

function withStatus(row: typeof quotes.$inferSelect | undefined): Quote | null {
  if (!row) return null;
  if (!isQuoteStatus(row.status)) throw new Error(`unknown state of a quote: ${row.status}`);
  return { ...row, status: row.status };
}

export async function findQuote(db: Db, condition: SQL | undefined): Promise<Quote | null> {
  return withStatus((await db.select().from(quotes).where(condition))[0]);
}

/** Locks a quote for a change. */
export async function lockQuote(db: Db, condition: SQL | undefined): Promise<Quote | null> {
  return withStatus((await db.select().from(quotes).where(condition).for('update'))[0]);
}

type Change = Partial<Omit<typeof quotes.$inferInsert, 'id' | 'firmId' | 'quoteNo' | 'version' | 'updatedAt'>>;

/** Changes a quote that is locked; the database refuses a state that is no legal move. */
export async function changeQuote(db: Db, { firmId, id }: Pick<Quote, 'firmId' | 'id'>, change: Change): Promise<void> {
  await db
    .update(quotes)
    .set({ ...change, version: sql`${quotes.version} + 1`, updatedAt: sql`now()` })
    .where(placed({ firmId, quoteId: id }));
}

export const readVersions = (db: Db, { firmId, quoteId }: QuotePlace) =>
  db
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.firmId, firmId), eq(quoteVersions.quoteId, quoteId)))
    .orderBy(desc(quoteVersions.versionNo));

/** All lines of a quote, of every version. */
export const readLines = (db: Db, { firmId, quoteId }: QuotePlace): Promise<QuoteLineRow[]> =>
  db
    .select()
    .from(quoteLines)
    .where(and(eq(quoteLines.firmId, firmId), eq(quoteLines.quoteId, quoteId)))
    .orderBy(asc(quoteLines.versionId), asc(quoteLines.lineNo), asc(quoteLines.offerNo));

/** Lines of one version. */
export const readVersionLines = async (db: Db, { firmId, quoteId, id }: QuoteVersionRow): Promise<QuoteLineRow[]> =>
  (await readLines(db, { firmId, quoteId })).filter((line) => line.versionId === id);

/** Lines of the version that was sent last. */
export async function readSentLines(db: Db, { firmId, id, sentVersion }: Quote): Promise<QuoteLineRow[]> {
  const version = and(
    eq(quoteVersions.firmId, quoteLines.firmId),
    eq(quoteVersions.id, quoteLines.versionId),
    eq(quoteVersions.versionNo, sentVersion),
    eq(quoteVersions.state, 'sent'),
  );
  const rows = await db
    .select({ line: quoteLines })
    .from(quoteLines)
    .innerJoin(quoteVersions, version)
    .where(and(eq(quoteLines.firmId, firmId), eq(quoteLines.quoteId, id)))
    .orderBy(asc(quoteLines.lineNo), asc(quoteLines.offerNo));
  return rows.map((row) => row.line);
}

export async function insertEvent(
  db: Db,
  event: Omit<typeof quoteEvents.$inferInsert, 'id' | 'createdAt'>,
): Promise<void> {
  await db.insert(quoteEvents).values(event);
}
