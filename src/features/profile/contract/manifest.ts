import { invoiceTitleContract } from './invoice-title-contract.ts';
import { personalContract } from './personal-contract.ts';
import { profileContract } from './profile-contract.ts';

/** The feature's calls, as the app collects them. */
export const profileCalls = {
  invoiceTitles: invoiceTitleContract,
  personal: personalContract,
  profile: profileContract,
};
