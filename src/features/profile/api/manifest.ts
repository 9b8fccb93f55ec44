import { invoiceTitleHandlers } from './invoice-title-handlers.ts';
import { createPersonalHandlers, type PersonalSettings } from './personal-handlers.ts';
import { profileHandlers } from './profile-handlers.ts';

/** What the app collects of the feature on the server. */
export const profile = {
  handlers: (settings: PersonalSettings) => ({
    invoiceTitles: invoiceTitleHandlers,
    personal: createPersonalHandlers(settings),
    profile: profileHandlers,
  }),
};
