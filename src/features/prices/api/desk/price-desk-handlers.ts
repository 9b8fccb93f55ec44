import { agreementHandlers } from './agreement-handlers.ts';
import { createImportHandlers, type ReadUpload } from './import-agreements.ts';
import { promotionHandlers } from './promotion-handlers.ts';

export const createPriceDeskHandlers = (readUpload: ReadUpload) => ({
  ...agreementHandlers,
  ...promotionHandlers,
  ...createImportHandlers(readUpload),
});
