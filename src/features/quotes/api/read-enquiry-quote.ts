import { and, desc, eq } from 'drizzle-orm';
import type { EnquiryAnswers, EnquiryPlace } from '#features/enquiries/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { orderObstacle } from '../rules/convert-quote.ts';
import { isLiving, isQuoteStatus } from '../rules/quote-status.ts';
import { quotes } from './quote-tables.ts';

async function readOf(db: Db, { firmId, enquiryId }: EnquiryPlace) {
  const [row] = await db
    .select({
      quoteNo: quotes.quoteNo,
      status: quotes.status,
      version: quotes.version,
      validUntil: quotes.validUntil,
    })
    .from(quotes)
    .where(and(eq(quotes.firmId, firmId), eq(quotes.enquiryId, enquiryId)))
    .orderBy(desc(quotes.id))
    .limit(1);
  return row && isQuoteStatus(row.status) ? { ...row, status: row.status } : null;
}

/** The quote that answers an enquiry and still lives. */
export async function findQuoteOf(db: Db, place: EnquiryPlace) {
  const quote = await readOf(db, place);
  return quote && isLiving(quote.status) ? quote : null;
}

export const enquiryAnswers: EnquiryAnswers = {
  async findOpenQuote(db, place) {
    const quote = await readOf(db, place);
    if (!quote) return null;
    const validUntil = quote.validUntil?.getTime() ?? null;
    return orderObstacle({ status: quote.status, validUntil }, Date.now()) === null ? quote.quoteNo : null;
  },
};
