import { billMailContract } from './bill-mail-contract.ts';
import { statementShareContract } from './share-contract.ts';
import { statementContract } from './statement-contract.ts';
import { statementDeskContract } from './statement-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const statementsCalls = {
  billMails: billMailContract,
  statementDesk: statementDeskContract,
  statements: statementContract,
  statementShares: statementShareContract,
};
