import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type EnquiryStatus, isEnquiryStatus } from '../rules/enquiry-status.ts';
import { enquiries, enquiryEvents, enquiryLines } from './enquiry-tables.ts';

export interface EnquiryPlace {
  firmId: bigint;
  enquiryId: bigint;
}

/** XJ, day of the database in Shanghai, six digits of one sequence. */
const nextNo = sql<string>`'XJ' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD')
  || to_char(nextval('enquiry_number_seq') % 1000000, 'FM000000')`;

type EnquiryFields = Omit<typeof enquiries.$inferInsert, 'enquiryNo'>;
type LineFields = Omit<typeof enquiryLines.$inferInsert, 'firmId' | 'enquiryId'>;

export async function insertEnquiry(db: Db, fields: EnquiryFields, lines: readonly LineFields[]) {
  const [row] = await db
    .insert(enquiries)
    .values({ ...fields, enquiryNo: nextNo, submittedAt: sql`now()` })
    .returning({ id: enquiries.id, enquiryNo: enquiries.enquiryNo });
  if (!row) throw new Error('enquiry not written');
  const place = { firmId: fields.firmId, enquiryId: row.id };
  await db.insert(enquiryLines).values(lines.map((line) => ({ ...place, ...line })));
  return { ...place, enquiryNo: row.enquiryNo };
}

/** The enquiries a caller may see: the one condition of list, detail, files and acts. */
export function visibleTo(caller: SignedInCaller): SQL | undefined {
  return and(eq(enquiries.firmId, caller.firmId), peopleInScope(enquiries.userId, caller));
}

/** One that the caller may see. */
export const visibleNumbered = (caller: SignedInCaller, enquiryNo: string): SQL | undefined =>
  and(visibleTo(caller), eq(enquiries.enquiryNo, enquiryNo));
/** Every enquiry the transaction's right opens: for the desk. */
export const ANY_ENQUIRY: SQL = sql`true`;

export type Enquiry = Omit<typeof enquiries.$inferSelect, 'status'> & { status: EnquiryStatus };

function withStatus(row: typeof enquiries.$inferSelect | undefined): Enquiry | null {
  if (!row) return null;
  if (!isEnquiryStatus(row.status)) throw new Error(`unknown state of an enquiry: ${row.status}`);
  return { ...row, status: row.status };
}

export async function findEnquiry(db: Db, condition: SQL | undefined): Promise<Enquiry | null> {
  return withStatus((await db.select().from(enquiries).where(condition))[0]);
}

/** Locks an enquiry for a change. */
export async function lockEnquiry(db: Db, condition: SQL | undefined): Promise<Enquiry | null> {
  return withStatus((await db.select().from(enquiries).where(condition).for('update'))[0]);
}

export const numbered = (enquiryNo: string): SQL => eq(enquiries.enquiryNo, enquiryNo);
export const placed = ({ firmId, enquiryId }: EnquiryPlace): SQL | undefined =>
  and(eq(enquiries.firmId, firmId), eq(enquiries.id, enquiryId));

type Change = Partial<Pick<typeof enquiries.$inferInsert, 'assigneeUserId' | 'closeReason' | 'dueAt' | 'expiresAt'>>;

/** Moves an enquiry that is locked; the database refuses what is no legal move. */
export async function moveEnquiry(
  db: Db,
  { firmId, id, status: from }: Enquiry,
  to: EnquiryStatus,
  change: Change = {},
): Promise<void> {
  await db
    .update(enquiries)
    .set({
      ...change,
      ...(from !== to && { status: to }),
      version: sql`${enquiries.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(placed({ firmId, enquiryId: id }));
}

type EventFields = Omit<typeof enquiryEvents.$inferInsert, 'id' | 'createdAt'>;

export async function insertEvent(db: Db, event: EventFields): Promise<void> {
  await db.insert(enquiryEvents).values(event);
}

export const readLines = (db: Db, { firmId, enquiryId }: EnquiryPlace) =>
  db
    .select()
    .from(enquiryLines)
    .where(and(eq(enquiryLines.firmId, firmId), eq(enquiryLines.enquiryId, enquiryId)))
    .orderBy(asc(enquiryLines.lineNo));

export interface LineOutcome {
  lineNo: number;
  outcome: 'same' | 'substitute' | 'several' | 'none';
  note: string;
}

export async function writeOutcomes(db: Db, place: EnquiryPlace, outcomes: readonly LineOutcome[]): Promise<void> {
  for (const { lineNo, outcome, note } of outcomes) {
    const { firmId, enquiryId } = place;
    const line = and(
      eq(enquiryLines.firmId, firmId),
      eq(enquiryLines.enquiryId, enquiryId),
      eq(enquiryLines.lineNo, lineNo),
    );
    await db.update(enquiryLines).set({ outcome, outcomeNote: note }).where(line);
  }
}
