import { and, asc, count, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { ENQUIRY_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { EnquiryEventKind } from '../rules/enquiry-events.ts';
import { type EnquiryStatus, isEnquiryStatus } from '../rules/enquiry-status.ts';
import { enquiries, enquiryEvents, enquiryLines } from './enquiry-tables.ts';

export interface EnquiryPlace {
  firmId: bigint;
  enquiryId: bigint;
}

const nextNo = nextNumber(ENQUIRY_NUMBER);

const WRITTEN = { id: enquiries.id, enquiryNo: enquiries.enquiryNo, version: enquiries.version };

type EnquiryFields = Omit<typeof enquiries.$inferInsert, 'enquiryNo'>;
type LineFields = Omit<typeof enquiryLines.$inferInsert, 'firmId' | 'enquiryId'>;

export async function insertEnquiry(db: Db, fields: EnquiryFields, lines: readonly LineFields[]) {
  const [row] = await db
    .insert(enquiries)
    .values({ ...fields, enquiryNo: nextNo })
    .returning(WRITTEN);
  if (!row) throw new Error('enquiry not written');
  const place = { firmId: fields.firmId, enquiryId: row.id };
  await insertLines(db, place, lines);
  return { ...place, enquiryNo: row.enquiryNo, version: row.version };
}

async function insertLines(db: Db, place: EnquiryPlace, lines: readonly LineFields[]): Promise<void> {
  if (lines.length > 0) await db.insert(enquiryLines).values(lines.map((line) => ({ ...place, ...line })));
}

/** Writes a locked draft anew, lines and all. */
export async function rewriteDraft(
  db: Db,
  { firmId, id: enquiryId, enquiryNo }: Enquiry,
  fields: Partial<EnquiryFields>,
  lines: readonly LineFields[],
) {
  const place = { firmId, enquiryId };
  const change = { ...fields, version: sql`${enquiries.version} + 1`, updatedAt: sql`now()` };
  const [row] = await db.update(enquiries).set(change).where(placed(place)).returning(WRITTEN);
  if (!row) throw new Error('draft not written');
  await db.delete(enquiryLines).where(and(eq(enquiryLines.firmId, firmId), eq(enquiryLines.enquiryId, enquiryId)));
  await insertLines(db, place, lines);
  return { ...place, enquiryNo, version: row.version };
}

/** What reached the shop; a draft, thrown away or not, never did. */
export const SENT: SQL = isNotNull(enquiries.submittedAt);

/** Of the caller's own hand; nobody else sees a draft, whatever he may see otherwise. */
const ownDraft = ({ firmId, userId }: SignedInCaller): SQL | undefined =>
  and(eq(enquiries.firmId, firmId), eq(enquiries.userId, userId), eq(enquiries.status, 'draft'));

/** The enquiries a caller may see: the one condition of list, detail, files and acts. */
export function visibleTo(caller: SignedInCaller): SQL | undefined {
  const sent = and(eq(enquiries.firmId, caller.firmId), peopleInScope(enquiries.userId, caller), SENT);
  return or(sent, ownDraft(caller));
}

export async function countDrafts(db: Db, caller: SignedInCaller): Promise<number> {
  const [row] = await db.select({ drafts: count() }).from(enquiries).where(ownDraft(caller));
  return row?.drafts ?? 0;
}

/** One of the caller's own hand, sent or not. */
export const ownNumbered = ({ firmId, userId }: SignedInCaller, enquiryNo: string): SQL | undefined =>
  and(eq(enquiries.firmId, firmId), eq(enquiries.userId, userId), eq(enquiries.enquiryNo, enquiryNo));
/** One that the caller may see. */
export const visibleNumbered = (caller: SignedInCaller, enquiryNo: string): SQL | undefined =>
  and(visibleTo(caller), eq(enquiries.enquiryNo, enquiryNo));

export type Enquiry = Omit<typeof enquiries.$inferSelect, 'status'> & { status: EnquiryStatus };

function withStatus(row: typeof enquiries.$inferSelect | undefined): Enquiry | null {
  if (!row) return null;
  if (!isEnquiryStatus(row.status)) throw new Error(`unknown state of an enquiry: ${row.status}`);
  return { ...row, status: row.status };
}

export const ofFirm = (firmId: bigint): SQL => eq(enquiries.firmId, firmId);

/** Whether there is an enquiry by this key for which `condition` holds. */
export const isEnquiry = async (db: Db, id: bigint, condition: SQL | undefined): Promise<boolean> =>
  (await db.$count(enquiries, and(eq(enquiries.id, id), condition))) > 0;

export async function findEnquiry(db: Db, condition: SQL | undefined): Promise<Enquiry | null> {
  return withStatus((await db.select().from(enquiries).where(condition))[0]);
}

/** Locks an enquiry for a change. */
export async function lockEnquiry(db: Db, condition: SQL | undefined): Promise<Enquiry | null> {
  return withStatus((await db.select().from(enquiries).where(condition).for('update'))[0]);
}

/** One that was sent, of any firm the transaction's right opens: for the desk. */
export const numbered = (enquiryNo: string): SQL | undefined => and(SENT, eq(enquiries.enquiryNo, enquiryNo));
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

type EventFields = Omit<typeof enquiryEvents.$inferInsert, 'id' | 'createdAt' | 'kind'> & { kind: EnquiryEventKind };

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
