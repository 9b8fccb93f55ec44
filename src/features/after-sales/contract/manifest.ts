import { caseContract } from './case-contract.ts';
import { afterSaleFiguresContract } from './figure-contract.ts';
import { caseSettingContract } from './setting-contract.ts';

/** The feature's calls, as the app collects them. */
export const afterSalesCalls = {
  afterSaleFigures: afterSaleFiguresContract,
  afterSales: caseContract,
  afterSaleSettings: caseSettingContract,
};
