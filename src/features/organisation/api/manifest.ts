import type { LogoStores } from './company/change-logo.ts';
import { createCompanyHandlers } from './company/company-handlers.ts';
import { organisationHandlers } from './organisation-handlers.ts';

/** What the app collects of the feature on the server. */
export const organisation = {
  handlers: (stores: LogoStores) => ({
    company: createCompanyHandlers(stores),
    organisation: organisationHandlers,
  }),
};
