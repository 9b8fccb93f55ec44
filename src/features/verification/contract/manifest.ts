import { verificationContract } from './verification-contract.ts';

/** The feature's calls, as the app collects them. */
export const verificationCalls = {
  verification: verificationContract,
};
