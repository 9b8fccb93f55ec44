import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { RED_NUMBER } from '../../contract/invoice-numbers.ts';
import { canMoveRed, type RedStatus, redLetterStates } from '../../rules/red-letter-states.ts';
import type { RedPart } from '../../rules/red-parts.ts';
import { takeFromLine } from '../invoice-repo.ts';
import { invoiceApplicationLines, invoiceLines } from '../invoice-tables.ts';
import { invoiceRedLines as lines, invoiceRedLetters as reds } from '../red-letter-tables.ts';

export type RedRow = Omit<typeof reds.$inferSelect, 'status'> & { status: RedStatus };
export interface RedPlace {
  firmId: bigint;
  id: bigint;
}

export const redOf = (row: typeof reds.$inferSelect): RedRow => ({ ...row, status: redLetterStates.read(row.status) });
export const keyedRed = ({ firmId, id }: RedPlace): SQL | undefined => and(eq(reds.firmId, firmId), eq(reds.id, id));

export async function readReds(db: Db, condition: SQL | undefined): Promise<RedRow[]> {
  const rows = await db.select().from(reds).where(condition).orderBy(asc(reds.id));
  return rows.map(redOf);
}
export const readRedsOf = (db: Db, firmId: bigint, invoiceIds: readonly bigint[]) =>
  readReds(db, and(eq(reds.firmId, firmId), amongIds(reds.invoiceId, invoiceIds)));
export const findRed = async (db: Db, condition: SQL | undefined): Promise<RedRow | null> =>
  (await readReds(db, condition))[0] ?? null;

/** By its number; of one company, where one asks. */
export const findRedNumbered = (db: Db, redNo: string, firmId?: bigint): Promise<RedRow | null> =>
  findRed(db, and(eq(reds.redNo, redNo), firmId === undefined ? undefined : eq(reds.firmId, firmId)));
/** Those whose time to be carried on has come. */
export const readDueReds = (db: Db): Promise<RedRow[]> => readReds(db, lt(reds.nextAskAt, sql`now()`));
/** Those that nobody answered in time. */
export const readExpired = (db: Db): Promise<RedRow[]> =>
  readReds(db, and(inArray(reds.status, ['to_buyer', 'to_seller']), lt(reds.expiresAt, sql`now()`)));

/** Its invoice is locked before. */
export async function lockRed(db: Db, place: RedPlace): Promise<RedRow> {
  const [row] = await db.select().from(reds).where(keyedRed(place)).for('update');
  if (!row) throw new Error(`red letter ${place.id} not found`);
  return redOf(row);
}

/** Lines of a red letter with the goods they are about. */
export const readRedLines = (db: Db, { firmId, id }: RedPlace) =>
  db
    .select({ red: lines, line: invoiceLines, goods: invoiceApplicationLines })
    .from(lines)
    .innerJoin(invoiceLines, and(eq(invoiceLines.firmId, lines.firmId), eq(invoiceLines.id, lines.invoiceLineId)))
    .innerJoin(
      invoiceApplicationLines,
      and(
        eq(invoiceApplicationLines.firmId, invoiceLines.firmId),
        eq(invoiceApplicationLines.id, invoiceLines.applicationLineId),
      ),
    )
    .where(and(eq(lines.firmId, firmId), eq(lines.redLetterId, id)))
    .orderBy(asc(invoiceLines.lineNo));

/** Writes a red letter; what it takes off the invoice is taken by nobody else from then on. */
export async function insertRed(
  db: Db,
  fields: Omit<typeof reds.$inferInsert, 'redNo' | 'amountFen' | 'taxFen'>,
  parts: readonly RedPart[],
): Promise<RedRow> {
  const [row] = await db
    .insert(reds)
    .values({
      ...fields,
      redNo: nextNumber(RED_NUMBER),
      amountFen: parts.reduce((sum, { amountFen }) => sum + amountFen, 0n),
      taxFen: parts.reduce((sum, { taxFen }) => sum + taxFen, 0n),
    })
    .returning();
  if (!row) throw new Error('red letter not written');
  const { firmId, id } = row;
  await db
    .insert(lines)
    .values(parts.map(({ lineId, ...part }) => ({ firmId, redLetterId: id, invoiceLineId: lineId, ...part })));
  for (const part of parts) await takeFromLine(db, { firmId, id: part.lineId }, part);
  return redOf(row);
}

type Settable<T> = { [K in keyof T]?: T[K] | SQL };
export type RedChange = Settable<
  Omit<typeof reds.$inferInsert, 'id' | 'firmId' | 'redNo' | 'version' | 'createdAt' | 'updatedAt' | 'status'>
>;

/** Changes a locked red letter; a new state has to be a legal move. */
export async function changeRed(
  db: Db,
  before: RedRow,
  set: RedChange,
  to: RedStatus = before.status,
): Promise<RedRow> {
  if (to !== before.status && !canMoveRed(before.status, to)) {
    throw new Error(`red letter ${before.redNo} cannot go from ${before.status} to ${to}`);
  }
  const [row] = await db
    .update(reds)
    .set({ ...set, status: to, version: sql`${reds.version} + 1`, updatedAt: sql`now()` })
    .where(keyedRed(before))
    .returning();
  if (!row) throw new Error(`red letter ${before.id} not found`);
  return redOf(row);
}
