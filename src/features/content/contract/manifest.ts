import { contentContract } from './content-contract.ts';

/** The feature's calls, as the app collects them. */
export const contentCalls = {
  content: contentContract,
};
