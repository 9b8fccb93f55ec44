export { EnquiryDesk } from './enquiry-desk.tsx';
export { loadEnquiries } from './load-enquiries.ts';
