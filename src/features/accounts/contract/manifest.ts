import { accountsContract } from './accounts-contract.ts';

/** The feature's calls, as the app collects them. */
export const accountsCalls = {
  accounts: accountsContract,
};
