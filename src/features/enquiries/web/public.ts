export { draftEnquiries, type Wish } from './draft-enquiries.ts';
export { waitingEnquiriesQuery } from './waiting-enquiries-query.ts';
