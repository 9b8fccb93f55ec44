export { rebuildSearchIndex, searchEffects } from './index-catalog.ts';
export { searchWordEffects } from './reindex-words.ts';
export { searchDeskHandlers } from './search-desk-handlers.ts';
export { createSearchHandlers } from './search-handlers.ts';
