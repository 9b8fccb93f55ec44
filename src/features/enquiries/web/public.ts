export { draftEnquiries, type Wish } from './draft-enquiries.ts';
export { waitingEnquiriesQuery } from './enquiry-api.ts';
export { ENQUIRY_LIST_HREF, enquiryHref, newEnquiryHref } from './enquiry-words.ts';
export { TalkLog } from './talk-log.tsx';
