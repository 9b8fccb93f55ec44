import { bulkContract } from './bulk-contract.ts';

/** The feature's calls, as the app collects them. */
export const bulkCalls = {
  bulk: bulkContract,
};
