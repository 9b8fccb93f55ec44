import { createBrandHandlers } from './brands/brand-handlers.ts';
import { createCatalogHandlers } from './catalog-handlers.ts';

/** What the app collects of the feature on the server. */
export const catalog = {
  handlers: () => ({
    brands: createBrandHandlers(),
    catalog: createCatalogHandlers(),
  }),
};
