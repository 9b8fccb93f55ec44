export { createWordFinder, type FindByWords } from './find-by-words.ts';
export { searchEffects, searchImportEffects, searchJobs } from './index-catalog.ts';
export { rebuildSearchIndex } from './rebuild-index-repo.ts';
export { searchWordEffects } from './reindex-words.ts';
export { searchDeskHandlers } from './search-desk-handlers.ts';
export { createSearchHandlers } from './search-handlers.ts';
