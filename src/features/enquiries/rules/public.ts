export {
  canMoveEnquiry,
  type EnquiryStatus,
  enquiryDeskLabel,
  enquiryLabel,
  isEnquiryStatus,
  LINE_OUTCOMES,
} from './enquiry-status.ts';
export { addWorkingTime, promiseAnswer } from './promise-answer.ts';
