import { createAccessHandlers } from './access-handlers.ts';
import { accessJobs } from './access-jobs.ts';
import type { AccessSettings } from './access-settings.ts';

/** What the app collects of the feature on the server. */
export const access = {
  handlers: (settings: AccessSettings) => ({
    access: createAccessHandlers(settings),
  }),
  jobs: accessJobs,
};
