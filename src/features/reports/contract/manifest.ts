import { deskReportContract } from './desk-contract.ts';
import { reportContract } from './report-contract.ts';

/** The feature's calls, as the app collects them. */
export const reportsCalls = {
  deskReports: deskReportContract,
  reports: reportContract,
};
