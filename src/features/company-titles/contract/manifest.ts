import { companyTitleContract } from './company-title-contract.ts';
import { companyTitleDeskContract } from './company-title-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const companyTitlesCalls = { companyTitleDesk: companyTitleDeskContract, companyTitles: companyTitleContract };
