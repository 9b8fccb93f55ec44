import { createDiagnosticsHandlers, type DiagnosticsSettings } from './diagnostics-handlers.ts';
import { diagnosticsJobs } from './diagnostics-jobs.ts';

/** What the app collects of the feature on the server. */
export const diagnostics = {
  handlers: (settings: DiagnosticsSettings) => ({
    diagnostics: createDiagnosticsHandlers(settings),
  }),
  jobs: diagnosticsJobs,
};
