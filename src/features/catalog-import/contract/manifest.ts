import { importContract } from './import-contract.ts';

/** The feature's calls, as the app collects them. */
export const catalogImportCalls = {
  imports: importContract,
};
