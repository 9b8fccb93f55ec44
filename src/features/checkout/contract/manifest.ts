import { checkoutContract } from './checkout-contract.ts';

/** The feature's calls, as the app collects them. */
export const checkoutCalls = {
  checkout: checkoutContract,
};
