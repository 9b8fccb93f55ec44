import { auditContract } from './audit-contract.ts';

/** The feature's calls, as the app collects them. */
export const auditCalls = {
  audit: auditContract,
};
