import type { ReadUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import { createPriceDeskHandlers } from './desk/price-desk-handlers.ts';
import { createPriceHandlers, type ReadPricedItems } from './price-handlers.ts';

/** What the app collects of the feature on the server. */
export const prices = {
  handlers: (readUpload: ReadUploadedTable, readItems: ReadPricedItems) => ({
    priceDesk: createPriceDeskHandlers(readUpload),
    prices: createPriceHandlers(readItems),
  }),
};
