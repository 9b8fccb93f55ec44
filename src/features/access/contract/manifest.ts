import { accessContract } from './access-contract.ts';

/** The feature's calls, as the app collects them. */
export const accessCalls = {
  access: accessContract,
};
