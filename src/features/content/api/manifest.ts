import { createContentHandlers, type SiteSettings } from './content-handlers.ts';

/** What the app collects of the feature on the server. */
export const content = {
  handlers: (settings: SiteSettings) => ({
    content: createContentHandlers(settings),
  }),
};
