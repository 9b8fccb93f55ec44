import { priceContract } from './price-contract.ts';
import { priceDeskContract } from './price-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const pricesCalls = {
  priceDesk: priceDeskContract,
  prices: priceContract,
};
