import type { Db } from '#platform/api/database.ts';
import { canMoveEnquiry } from '../rules/enquiry-status.ts';
import {
  type EnquiryPlace,
  insertEvent,
  type LineOutcome,
  lockEnquiry,
  moveEnquiry,
  placed,
  writeOutcomes,
} from './enquiry-repo.ts';

interface Answer {
  userId: bigint | null;
  quoteNo: string;
  outcomes: readonly LineOutcome[];
  /** Until when the quote stands; the enquiry ends with it. */
  validUntil: Date;
}

/** A quote for the enquiry was sent: what was found for each line is written, and it waits for the buyer. */
export async function answerEnquiry(db: Db, place: EnquiryPlace, answer: Answer): Promise<void> {
  const enquiry = await lockEnquiry(db, placed(place));
  if (!enquiry) throw new Error('enquiry of a quote not found');
  await writeOutcomes(db, place, answer.outcomes);
  const to = answer.outcomes.length < enquiry.lineCount ? 'partly_quoted' : 'quoted';
  const moved = canMoveEnquiry(enquiry.status, to);
  // A later version of the quote answers an enquiry that is answered: its lines change, its state does not.
  await moveEnquiry(db, enquiry, moved ? to : enquiry.status, { expiresAt: answer.validUntil });
  const { userId, quoteNo } = answer;
  await insertEvent(db, { ...place, userId, side: 'desk', kind: 'quoted', detail: quoteNo });
}
