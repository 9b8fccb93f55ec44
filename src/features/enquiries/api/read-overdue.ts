import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
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

/** Enquiries of the last day that nobody of the desk has taken. */
export function readUntaken(db: Db) {
  return db
    .select({ id: enquiries.id, enquiryNo: enquiries.enquiryNo, firmName: firmsView.name })
    .from(enquiries)
    .innerJoin(firmsView, eq(firmsView.id, enquiries.firmId))
    .where(and(eq(enquiries.status, 'submitted'), gt(enquiries.updatedAt, sql`now() - interval '1 day'`)))
    .orderBy(asc(enquiries.id))
    .limit(BATCH);
}
