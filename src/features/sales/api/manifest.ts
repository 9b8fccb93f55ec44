import { purchasesExport } from './export-purchases.ts';
import { salesHandlers } from './sales-handlers.ts';

/** What the app collects of the feature on the server. */
export const sales = {
  handlers: () => ({
    sales: salesHandlers,
  }),
  exports: [purchasesExport],
};
