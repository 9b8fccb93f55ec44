import { dunningJobs } from './dunning/remind.ts';
import {
  createBankImportHandlers,
  createReceivableDeskHandlers,
  type ReceivableSettings,
  receivableHandlers,
} from './receivable-handlers.ts';

/** What the app collects of the feature on the server. */
export const receivables = {
  handlers: (settings: ReceivableSettings) => ({
    bankImports: createBankImportHandlers(settings),
    receivableDesk: createReceivableDeskHandlers(settings),
    receivables: receivableHandlers,
  }),
  jobs: dunningJobs,
};
