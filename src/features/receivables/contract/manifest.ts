import { bankImportContract } from './bank-import-contract.ts';
import { dunningContract } from './dunning-contract.ts';
import { receivableContract } from './receivable-contract.ts';
import { receivableDeskContract } from './receivable-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const receivablesCalls = {
  dunning: dunningContract,
  bankImports: bankImportContract,
  receivableDesk: receivableDeskContract,
  receivables: receivableContract,
};
