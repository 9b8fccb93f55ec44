import { afterSaleFiguresContract } from './figure-contract.ts';

/** The feature's calls, as the app collects them. */
export const afterSalesCalls = {
  afterSaleFigures: afterSaleFiguresContract,
};
