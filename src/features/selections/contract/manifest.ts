import { selectionContract } from './selection-contract.ts';

/** The feature's calls, as the app collects them. */
export const selectionsCalls = {
  selections: selectionContract,
};
