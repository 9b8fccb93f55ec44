import { termJobs } from './end-raises.ts';
import { createCreditHandlers, createTermsDeskHandlers, type TermSettings } from './terms-handlers.ts';

/** What the app collects of the feature on the server. */
export const customerTerms = {
  handlers: (settings: TermSettings) => ({
    customerCredit: createCreditHandlers(settings),
    customerTermsDesk: createTermsDeskHandlers(settings),
  }),
  jobs: termJobs,
};
