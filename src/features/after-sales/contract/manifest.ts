import { caseContract } from './case-contract.ts';
import { caseDeskContract } from './case-desk-contract.ts';
import { afterSaleFiguresContract } from './figure-contract.ts';
import { returnContract } from './return-contract.ts';
import { caseSettingContract } from './setting-contract.ts';

/** The feature's calls, as the app collects them. */
export const afterSalesCalls = {
  afterSaleDesk: caseDeskContract,
  afterSaleFigures: afterSaleFiguresContract,
  afterSaleReturns: returnContract,
  afterSales: caseContract,
  afterSaleSettings: caseSettingContract,
};
