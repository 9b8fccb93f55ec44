import { and, asc, lt, sql } from 'drizzle-orm';
import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { EnquiryPlace } from './enquiry-repo.ts';
import { enquiries } from './enquiry-tables.ts';

/** Enquiries of one run; the next run takes the rest. */
const BATCH = 200;

/** Open enquiries whose day has passed, by the clock of the database. */
export function readOverdue(db: Db): Promise<EnquiryPlace[]> {
  return db
    .select({ firmId: enquiries.firmId, enquiryId: enquiries.id })
    .from(enquiries)
    .where(
      and(lt(enquiries.expiresAt, sql`now()`), amongTexts(enquiries.status, ['more_info', 'partly_quoted', 'quoted'])),
    )
    .orderBy(asc(enquiries.id))
    .limit(BATCH);
}
