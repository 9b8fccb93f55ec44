import { verificationEffects } from './deliver-code.ts';
import { createVerificationHandlers, type VerificationSettings } from './verification-handlers.ts';
import { verificationJobs } from './verification-jobs.ts';

/** What the app collects of the feature on the server. */
export const verification = {
  handlers: (settings: VerificationSettings) => ({
    verification: createVerificationHandlers(settings),
  }),
  jobs: verificationJobs,
  effects: verificationEffects,
};
