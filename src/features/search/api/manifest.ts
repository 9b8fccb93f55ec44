import type { Database } from '#platform/api/database.ts';
import { searchEffects, searchImportEffects, searchJobs } from './index-catalog.ts';
import { searchWordEffects } from './reindex-words.ts';
import { searchDeskHandlers } from './search-desk-handlers.ts';
import { createSearchHandlers } from './search-handlers.ts';

/** What the app collects of the feature on the server. */
export const search = {
  handlers: () => ({
    search: createSearchHandlers(),
    searchDesk: searchDeskHandlers,
  }),
  jobs: searchJobs,
  effects: (database: Database) => ({ ...searchEffects(database), ...searchWordEffects(database) }),
  importEffects: searchImportEffects,
};
