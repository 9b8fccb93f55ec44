export { answerEnquiry } from './answer-enquiry.ts';
export {
  type EnquiryPlace,
  insertEvent,
  type LineOutcome,
  lockEnquiry,
  moveEnquiry,
  numbered,
  readLines,
} from './enquiry-repo.ts';
export type { EnquiryAnswers } from './transfer-enquiry.ts';
