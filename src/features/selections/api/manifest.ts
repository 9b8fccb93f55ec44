import { selectionExport } from './export-selection.ts';
import { selectionHandlers } from './selection-handlers.ts';

/** What the app collects of the feature on the server. */
export const selections = {
  handlers: () => ({
    selections: selectionHandlers,
  }),
  exports: [selectionExport],
};
