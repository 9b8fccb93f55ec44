export { followShareLink } from './follow-share-link.ts';
export { visitorKey } from './share-code.ts';
export { shareLinks, shareOpenings, shareRequests } from './share-tables.ts';
