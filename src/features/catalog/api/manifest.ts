import { createBrandHandlers } from './brands/brand-handlers.ts';
import { createCatalogHandlers } from './catalog-handlers.ts';
import { type CorrectionSettings, createCorrectionHandlers } from './corrections/correction-handlers.ts';
import type { ImportFiles } from './import/desk/import-files.ts';
import { createImportHandlers } from './import/desk/import-handlers.ts';
import { importJobs } from './import/desk/import-jobs.ts';

/** What the app collects of the feature on the server. */
export const catalog = {
  handlers: (settings: CorrectionSettings & { importFiles: ImportFiles }) => ({
    brands: createBrandHandlers(),
    catalog: createCatalogHandlers(),
    corrections: createCorrectionHandlers(settings),
    imports: createImportHandlers(settings.importFiles),
  }),
  jobs: importJobs,
};
