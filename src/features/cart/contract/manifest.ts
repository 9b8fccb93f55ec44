import { cartContract } from './cart-contract.ts';
import { sharedCartContract } from './shared-cart-contract.ts';
import { viewHistoryContract } from './view-history-contract.ts';

/** The feature's calls, as the app collects them. */
export const cartCalls = {
  cart: cartContract,
  sharedCarts: sharedCartContract,
  viewHistory: viewHistoryContract,
};
