import { companyContract } from './company-contract.ts';
import { organisationContract } from './organisation-contract.ts';

/** The feature's calls, as the app collects them. */
export const organisationCalls = {
  company: companyContract,
  organisation: organisationContract,
};
