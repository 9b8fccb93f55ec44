import { createBrandHandlers } from './brands/brand-handlers.ts';
import { type CatalogSettings, createCatalogHandlers } from './catalog-handlers.ts';

/** What the app collects of the feature on the server. */
export const catalog = {
  handlers: (settings: CatalogSettings) => ({
    brands: createBrandHandlers(),
    catalog: createCatalogHandlers(settings),
  }),
};
