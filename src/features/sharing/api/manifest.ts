import { createShareHandlers } from './share-handlers.ts';
import { createShareRequestHandlers } from './share-request-handlers.ts';
import type { ShareSettings } from './share-settings.ts';
import { createSharedPageHandlers } from './shared-page-handlers.ts';
import type { Post } from './tell-of-wish.ts';

/** What the app collects of the feature on the server. */
export const sharing = {
  handlers: (settings: ShareSettings & Post) => ({
    sharedPages: createSharedPageHandlers(settings),
    shareRequests: createShareRequestHandlers(settings),
    sharing: createShareHandlers(settings),
  }),
};
