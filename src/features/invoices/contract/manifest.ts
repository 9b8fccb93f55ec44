import { invoiceContract } from './invoice-contract.ts';
import { invoiceDeskContract } from './invoice-desk-contract.ts';
import { taxCodeContract } from './tax-code-contract.ts';

/** The feature's calls, as the app collects them. */
export const invoicesCalls = {
  invoiceDesk: invoiceDeskContract,
  invoices: invoiceContract,
  taxCodes: taxCodeContract,
};
