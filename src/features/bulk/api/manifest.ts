import type { CartSources } from '#features/cart/api/public.ts';
import type { FindByWords } from '#features/search/api/public.ts';
import { createBulkHandlers } from './bulk-handlers.ts';
import { bulkJobs } from './bulk-jobs.ts';

/** What the app collects of the feature on the server. */
export const bulk = {
  handlers: (sources: CartSources, findByWords: FindByWords) => ({
    bulk: createBulkHandlers(sources, findByWords),
  }),
  jobs: bulkJobs,
};
