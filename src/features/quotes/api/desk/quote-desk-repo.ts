import { and, eq, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { QuotePlace, QuoteVersionRow } from '../quote-repo.ts';
import { quoteCosts, quoteLines, quoteVersions } from '../quote-tables.ts';

const versionIs = ({ firmId, id }: Pick<QuoteVersionRow, 'firmId' | 'id'>) =>
  and(eq(quoteVersions.firmId, firmId), eq(quoteVersions.id, id));

type Change = Partial<Omit<typeof quoteVersions.$inferInsert, 'id' | 'firmId' | 'quoteId' | 'versionNo'>>;

export async function changeVersion(db: Db, version: Pick<QuoteVersionRow, 'firmId' | 'id'>, change: Change) {
  await db.update(quoteVersions).set(change).where(versionIs(version));
}

/** The version leaves now, by the clock of the database, and stands for its days. Answers until when. */
export async function markSent(
  db: Db,
  version: Pick<QuoteVersionRow, 'firmId' | 'id'>,
  validDays: number,
  checkedBy: bigint | null,
): Promise<Date> {
  const [row] = await db
    .update(quoteVersions)
    .set({
      state: 'sent',
      sentAt: sql`now()`,
      checkedBy,
      validUntil: sql`now() + make_interval(days => ${validDays})`,
    })
    .where(versionIs(version))
    .returning({ validUntil: quoteVersions.validUntil });
  if (!row?.validUntil) throw new Error('version not sent');
  return row.validUntil;
}

/** Takes the lines of a draft away, with their costs: the desk writes them anew. */
export async function deleteLines(db: Db, { firmId, id }: Pick<QuoteVersionRow, 'firmId' | 'id'>): Promise<void> {
  const ofVersion = and(eq(quoteLines.firmId, firmId), eq(quoteLines.versionId, id));
  const ids = db.select({ id: quoteLines.id }).from(quoteLines).where(ofVersion);
  await db.delete(quoteCosts).where(and(eq(quoteCosts.firmId, firmId), sql`${quoteCosts.lineId} in (${ids})`));
  await db.delete(quoteLines).where(ofVersion);
}

/** Costs of a draft anew, as they stand. */
export async function rewriteCosts(
  db: Db,
  firmId: bigint,
  costs: readonly (typeof quoteCosts.$inferInsert)[],
): Promise<void> {
  const lineIds = costs.map(({ lineId }) => lineId);
  await db.delete(quoteCosts).where(and(eq(quoteCosts.firmId, firmId), amongIds(quoteCosts.lineId, lineIds)));
  await insertCosts(db, costs);
}

export async function insertCosts(db: Db, costs: readonly (typeof quoteCosts.$inferInsert)[]): Promise<void> {
  if (costs.length > 0) await db.insert(quoteCosts).values([...costs]);
}

/** Costs of the lines of a quote, by line. */
export async function readCosts(db: Db, { firmId, quoteId }: QuotePlace) {
  const rows = await db
    .select({ cost: quoteCosts })
    .from(quoteCosts)
    .innerJoin(quoteLines, and(eq(quoteLines.firmId, quoteCosts.firmId), eq(quoteLines.id, quoteCosts.lineId)))
    .where(and(eq(quoteCosts.firmId, firmId), eq(quoteLines.quoteId, quoteId)));
  return new Map(rows.map(({ cost }) => [cost.lineId, cost]));
}
