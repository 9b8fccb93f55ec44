import type { ReadUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import { agreementHandlers } from './agreement-handlers.ts';
import { createImportHandlers } from './import-agreements.ts';
import { promotionHandlers } from './promotion-handlers.ts';

export const createPriceDeskHandlers = (readUpload: ReadUploadedTable) => ({
  ...agreementHandlers,
  ...promotionHandlers,
  ...createImportHandlers(readUpload),
});
