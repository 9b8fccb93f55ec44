import { erpCodeContract } from './erp-code-contract.ts';

/** The feature's calls, as the app collects them. */
export const erpCodesCalls = { erpCodes: erpCodeContract };
