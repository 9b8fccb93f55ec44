import { erpCodeHandlers } from './erp-code-handlers.ts';
import { erpCodesExport } from './export-codes.ts';
import { journalExport } from './export-journal.ts';

/** What the app collects of the feature on the server. */
export const erpCodes = {
  handlers: () => ({ erpCodes: erpCodeHandlers }),
  exports: [erpCodesExport, journalExport],
};
