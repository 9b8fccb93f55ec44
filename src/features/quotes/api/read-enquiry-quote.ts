import { and, desc, eq } from 'drizzle-orm';
import type { EnquiryAnswers, EnquiryPlace } from '#features/enquiries/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { orderObstacle } from '../rules/convert-quote.ts';
import { isLiving, isQuoteStatus } from '../rules/quote-status.ts';
import { quotes } from './quote-tables.ts';

/** Quotes that were made for an enquiry, the latest first: a replacement stands beside what it is to replace. */
async function readAllOf(db: Db, { firmId, enquiryId }: EnquiryPlace) {
  const rows = await db
    .select({
      quoteNo: quotes.quoteNo,
      status: quotes.status,
      version: quotes.version,
      validUntil: quotes.validUntil,
    })
    .from(quotes)
    .where(and(eq(quotes.firmId, firmId), eq(quotes.enquiryId, enquiryId)))
    .orderBy(desc(quotes.id));
  return rows.flatMap((row) => (isQuoteStatus(row.status) ? [{ ...row, status: row.status }] : []));
}

/** The quote that answers an enquiry and still lives. */
export async function findQuoteOf(db: Db, place: EnquiryPlace) {
  const [latest] = await readAllOf(db, place);
  return latest && isLiving(latest.status) ? latest : null;
}

export const enquiryAnswers: EnquiryAnswers = {
  async findOpenQuote(db, place) {
    const open = (await readAllOf(db, place)).find(({ status, validUntil }) => {
      const until = validUntil?.getTime() ?? null;
      return orderObstacle({ status, validUntil: until }, Date.now()) === null;
    });
    return open?.quoteNo ?? null;
  },
};
