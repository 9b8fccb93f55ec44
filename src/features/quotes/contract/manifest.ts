import { quoteContract } from './quote-contract.ts';
import { quoteDeskContract } from './quote-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const quotesCalls = {
  quoteDesk: quoteDeskContract,
  quotes: quoteContract,
};
