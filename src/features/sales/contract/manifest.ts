import { salesContract } from './sales-contract.ts';

/** The feature's calls, as the app collects them. */
export const salesCalls = {
  sales: salesContract,
};
