import { type CorrectionSettings, createCorrectionHandlers } from './correction-handlers.ts';
import { correctionsExport } from './export-queue.ts';

/** What the app collects of the feature on the server. */
export const corrections = {
  handlers: (settings: CorrectionSettings) => ({ corrections: createCorrectionHandlers(settings) }),
  exports: [correctionsExport],
};
