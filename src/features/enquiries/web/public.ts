export { draftEnquiries, type Wish } from './draft-enquiries.ts';
export { enquiryHref, newEnquiryHref } from './enquiry-words.ts';
export { TalkLog } from './talk-log.tsx';
