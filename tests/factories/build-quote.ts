import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { enquiries, enquiryLines } from '#features/enquiries/api/enquiry-tables.ts';
import { quoteCosts, quoteDeskEvents, quoteLines, quotes, quoteVersions } from '#features/quotes/api/quote-tables.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import type { TestMember } from './build-member.ts';
import { CANARY } from './canary-costs.ts';
import { nextNumber } from './next-number.ts';

type Owner = Pick<TestMember, 'firmId' | 'userId'>;

const numberOf = (prefix: string) => `${prefix}261231${String(nextNumber() % 1_000_000).padStart(6, '0')}`;

/** An enquiry of one line in words that waits for the shop. */
export async function buildEnquiry(db: NodePgDatabase, { firmId, userId }: Owner, name = '非标垫片') {
  const enquiryNo = numberOf('XJ');
  const sent = { status: 'submitted', dueAt: sql`now()`, submittedAt: sql`now()` };
  return insertEnquiry(db, { firmId, userId, enquiryNo, title: name, lineCount: 1, ...sent }, name);
}

/** One that its buyer has not sent yet. */
export async function buildEnquiryDraft(db: NodePgDatabase, { firmId, userId }: Owner, name = '非标垫片') {
  const enquiryNo = numberOf('XJ');
  return insertEnquiry(db, { firmId, userId, enquiryNo, title: name, lineCount: 1, status: 'draft' }, name);
}

type EnquiryRow = Omit<typeof enquiries.$inferInsert, 'dueAt' | 'submittedAt'> & { dueAt?: SQL; submittedAt?: SQL };

async function insertEnquiry(db: NodePgDatabase, head: EnquiryRow, name: string) {
  const { firmId, enquiryNo } = head;
  const [row] = await db.insert(enquiries).values(head).returning({ enquiryId: enquiries.id });
  if (!row) throw new Error('enquiry not written');
  await db.insert(enquiryLines).values({ firmId, enquiryId: row.enquiryId, lineNo: 1, name, quantity: 5 });
  return { enquiryNo, enquiryId: row.enquiryId };
}

/** What the desk knows and wrote of the line, which leaves in no answer to a customer. */
async function plantCosts(db: NodePgDatabase, { firmId, userId }: Owner, quoteId: bigint, lineId: bigint) {
  const { supplier, changeReason, priceReason } = CANARY;
  const amounts = { cost: parseUnitPrice(CANARY.cost), floor: parseUnitPrice(CANARY.floor) };
  const change = { source: 'changed', changeReason, changedBy: userId, catalogueCost: amounts.cost };
  await db.insert(quoteCosts).values({ firmId, lineId, supplier, priceReason, ...amounts, ...change });
  const event = { kind: 'basis_changed', detail: changeReason, costAfter: amounts.cost, floorAfter: amounts.floor };
  await db.insert(quoteDeskEvents).values({ firmId, quoteId, versionNo: 1, lineNo: 1, offerNo: 1, userId, ...event });
}

/** A quote of one line in words, sent for two weeks. */
export async function buildQuote(db: NodePgDatabase, { firmId, userId }: Owner, productName = '非标垫片') {
  const quoteNo = numberOf('BJ');
  const head = { firmId, userId, quoteNo, title: productName, source: 'list', status: 'quoting' };
  const [row] = await db.insert(quotes).values(head).returning({ quoteId: quotes.id });
  if (!row) throw new Error('quote not written');
  const { quoteId } = row;
  const money = { goodsFen: 1_130n, taxFen: 130n, totalFen: 1_130n };
  const [version] = await db
    .insert(quoteVersions)
    .values({ firmId, quoteId, versionNo: 1, createdBy: userId, ...money })
    .returning({ id: quoteVersions.id });
  if (!version) throw new Error('version not written');
  const line = { lineNo: 1, productName, quantity: 1, unitPrice: 113_000n, amountFen: 1_130n, taxFen: 130n };
  const [written] = await db
    .insert(quoteLines)
    .values({ firmId, quoteId, versionId: version.id, taxRateBp: 1_300, ...line })
    .returning({ lineId: quoteLines.id });
  if (!written) throw new Error('line not written');
  await plantCosts(db, { firmId, userId }, quoteId, written.lineId);
  const until = sql`now() + interval '14 days'`;
  await db
    .update(quoteVersions)
    .set({ state: 'sent', sentAt: sql`now()`, validUntil: until })
    .where(sql`id = ${version.id}`);
  await db
    .update(quotes)
    .set({ status: 'offered', sentVersion: 1, totalFen: 1_130n, validUntil: until })
    .where(sql`id = ${quoteId}`);
  return { quoteNo, quoteId };
}
