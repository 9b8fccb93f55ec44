export { followShareLink } from './follow-share-link.ts';
export { visitorKey } from './share-code.ts';
