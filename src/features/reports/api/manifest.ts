import { deliveriesExport } from './delivery/export-deliveries.ts';
import { createDeskReportHandlers } from './desk/desk-handlers.ts';
import { linesExport } from './lines/export-lines.ts';
import { reportEffects, reportJobs } from './report-effects.ts';
import { createReportHandlers } from './report-handlers.ts';

/** What the app collects of the feature on the server. */
export const reports = {
  handlers: () => ({
    deskReports: createDeskReportHandlers(),
    reports: createReportHandlers(),
  }),
  orderEffects: reportEffects,
  jobs: reportJobs,
  exports: [linesExport, deliveriesExport],
};
