export { followShareLink } from './follow-share-link.ts';
export { visitorKey } from './share-code.ts';
export { createShareHandlers } from './share-handlers.ts';
export { createShareRequestHandlers } from './share-request-handlers.ts';
export { shareLinks, shareOpenings, shareRequests } from './share-tables.ts';
export { createSharedPageHandlers } from './shared-page-handlers.ts';
