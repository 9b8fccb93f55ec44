export { canMoveEnquiry, type EnquiryStatus, enquiryLabel, isEnquiryStatus } from './enquiry-status.ts';
export { promiseAnswer } from './promise-answer.ts';
