import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { WARNING_DAYS, type WarningDays } from '../rules/quote-letters.ts';
import type { QuotePlace } from './quote-repo.ts';
import { quoteEvents, quotes } from './quote-tables.ts';

/** Quotes of one run; the next run takes the rest. */
const BATCH = 200;
const PERISHABLE = ['offered', 'negotiating', 'approving', 'partly_converted'];

/** Living quotes that end within `days`, by the clock of the database; with 0 those that have ended. */
export function readEnding(db: Db, days: number): Promise<QuotePlace[]> {
  return db
    .select({ firmId: quotes.firmId, quoteId: quotes.id })
    .from(quotes)
    .where(
      and(amongTexts(quotes.status, PERISHABLE), lte(quotes.validUntil, sql`now() + make_interval(days => ${days})`)),
    )
    .orderBy(asc(quotes.validUntil))
    .limit(BATCH);
}

/** Warnings the version that stands has been given. */
export async function readWarnings(db: Db, { firmId, quoteId }: QuotePlace, versionNo: number): Promise<WarningDays[]> {
  const rows = await db
    .select({ detail: quoteEvents.detail })
    .from(quoteEvents)
    .where(
      and(
        eq(quoteEvents.firmId, firmId),
        eq(quoteEvents.quoteId, quoteId),
        eq(quoteEvents.versionNo, versionNo),
        eq(quoteEvents.kind, 'warned'),
      ),
    );
  return WARNING_DAYS.filter((days) => rows.some((row) => row.detail === String(days)));
}
