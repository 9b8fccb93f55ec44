import { QUOTE_DETAIL_PATH, QUOTE_TO_ORDER_PATH } from '#business/paths/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { transferErrors } from '../contract/enquiry-errors.ts';
import { canMoveEnquiry } from '../rules/enquiry-status.ts';
import { lockOwn } from './act-on-enquiry.ts';
import { insertEvent, moveEnquiry } from './enquiry-repo.ts';

/** What enquiries ask of those who make quotes. */
export interface EnquiryAnswers {
  /** Number of the quote that answers an enquiry and can be ordered from now; null without one. */
  findOpenQuote(db: Db, place: { firmId: bigint; enquiryId: bigint }): Promise<string | null>;
}

/** The buyer takes the answer: from here on the quote is what is worked with. Once, however often it is pressed. */
export async function transferEnquiry(
  db: Db,
  caller: SignedInCaller,
  answers: EnquiryAnswers,
  { enquiryNo, into }: { enquiryNo: string; into: 'quote' | 'order' },
) {
  const enquiry = await lockOwn(db, caller, enquiryNo);
  if (enquiry.status === 'transferred') throw refuse(transferErrors, 'ENQUIRY_TRANSFERRED');
  if (!canMoveEnquiry(enquiry.status, 'transferred')) throw refuse(transferErrors, 'ENQUIRY_NOT_QUOTED');
  const place = { firmId: enquiry.firmId, enquiryId: enquiry.id };
  const quoteNo = await answers.findOpenQuote(db, place);
  if (quoteNo === null) throw refuse(transferErrors, 'ENQUIRY_NOT_QUOTED');
  await moveEnquiry(db, enquiry, 'transferred');
  const detail = `${into === 'order' ? '转订单' : '转报价'} ${quoteNo}`;
  await insertEvent(db, { ...place, userId: caller.userId, side: 'buyer', kind: 'transferred', detail });
  await writeAudit(db, caller, {
    action: 'enquiry.transferred',
    objectType: 'enquiry',
    objectId: enquiryNo,
    after: { into, quoteNo },
  });
  const page = into === 'order' ? QUOTE_TO_ORDER_PATH : QUOTE_DETAIL_PATH;
  return { enquiryNo, quoteNo, href: `${page}?quoteNo=${quoteNo}` };
}
