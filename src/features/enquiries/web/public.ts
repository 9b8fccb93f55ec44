export { draftEnquiries, type Wish } from './draft-enquiries.ts';
export { TalkLog } from './talk-log.tsx';
export { waitingEnquiriesQuery } from './waiting-enquiries-query.ts';
