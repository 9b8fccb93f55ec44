import { customerCreditContract } from './credit-contract.ts';
import { termsDeskContract } from './terms-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const customerTermsCalls = {
  customerCredit: customerCreditContract,
  customerTermsDesk: termsDeskContract,
};
