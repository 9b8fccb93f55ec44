export { rebuildSearchIndex, searchEffects } from './index-catalog.ts';
export { createSearchHandlers } from './search-handlers.ts';
