import { purchaseExport } from './export-purchases.ts';
import { purchaseHandlers } from './purchase-handlers.ts';
import { goodsJobs } from './watch/goods-jobs.ts';

/** What the app collects of the feature on the server. */
export const purchases = {
  handlers: () => ({
    purchases: purchaseHandlers,
  }),
  exports: [purchaseExport],
  jobs: goodsJobs,
};
