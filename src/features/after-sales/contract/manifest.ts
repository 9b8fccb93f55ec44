import { caseContract } from './case-contract.ts';
import { caseSettingContract } from './setting-contract.ts';

/** The feature's calls, as the app collects them. */
export const afterSalesCalls = {
  afterSales: caseContract,
  afterSaleSettings: caseSettingContract,
};
