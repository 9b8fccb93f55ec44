export { draftEnquiries, type Wish } from './draft-enquiries.ts';
export { ENQUIRY_LIST_HREF } from './enquiry-href.ts';
export { enquiryHref, newEnquiryHref } from './enquiry-words.ts';
export { waitingEnquiriesQuery } from './waiting-enquiries-query.ts';
