export { canMoveEnquiry, type EnquiryStatus } from './enquiry-status.ts';
export { promiseAnswer } from './promise-answer.ts';
