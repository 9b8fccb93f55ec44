export { enquiries } from './enquiry-tables.ts';
