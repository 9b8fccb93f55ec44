import { dunningJobs } from './dunning/remind.ts';
import { openItemsExport, receiptsExport } from './export-receivables.ts';
import {
  createBankImportHandlers,
  createReceivableDeskHandlers,
  dunningHandlers,
  type ReceivableSettings,
  receivableHandlers,
} from './receivable-handlers.ts';

/** What the app collects of the feature on the server. */
export const receivables = {
  handlers: (settings: ReceivableSettings) => ({
    dunning: dunningHandlers,
    bankImports: createBankImportHandlers(settings),
    receivableDesk: createReceivableDeskHandlers(settings),
    receivables: receivableHandlers,
  }),
  exports: [receiptsExport, openItemsExport],
  jobs: dunningJobs,
};
