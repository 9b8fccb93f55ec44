import { enquiryContract } from './enquiry-contract.ts';
import { enquiryDeskContract } from './enquiry-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const enquiriesCalls = {
  enquiries: enquiryContract,
  enquiryDesk: enquiryDeskContract,
};
