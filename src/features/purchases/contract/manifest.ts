import { purchaseContract } from './purchase-contract.ts';

/** The feature's calls, as the app collects them. */
export const purchasesCalls = {
  purchases: purchaseContract,
};
