import type { AccountSettings } from './account-settings.ts';
import { createAccountHandlers } from './accounts-handlers.ts';

/** What the app collects of the feature on the server. */
export const accounts = {
  handlers: (settings: AccountSettings) => ({
    accounts: createAccountHandlers(settings),
  }),
};
