import { readNumber } from '#business/document-numbers/contract/document-number.ts';
import { featureApi } from '#platform/web/api-client.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { PreviewInput } from '../contract/apply-schemas.ts';
import type { invoiceContract } from '../contract/invoice-contract.ts';
import { APPLICATION_NUMBER } from '../contract/invoice-numbers.ts';
import calls from '../contract/invoices-calls.gen.json';
import { type InvoiceSearch, issuedInputOf, listInputOf } from './list/invoice-search.ts';

export const invoiceApi = featureApi<typeof invoiceContract>('invoices', calls);
const { query } = invoiceApi;

export const applicationListQuery = (search: InvoiceSearch) => query.list.queryOptions({ input: listInputOf(search) });
export const issuedListQuery = (search: InvoiceSearch) => query.issued.queryOptions({ input: issuedInputOf(search) });
/** The platform and the desk work on the same application. */
export const applicationQuery = (applicationNo: string) => ({
  ...query.detail.queryOptions({ input: { applicationNo } }),
  refetchInterval: 15_000,
});
export const placesQuery = (keyword: string | undefined) =>
  query.places.queryOptions({ input: { keyword, pageSize: 50 } });
export const previewQuery = (input: Partial<PreviewInput> & Pick<PreviewInput, 'source'>) =>
  query.preview.queryOptions({ input });

export const applyTermsQuery = query.terms.queryOptions({ input: {} });
/** The red letter it waits for moves on elsewhere. */
export const draftQuery = (applicationNo: string) => query.draft.queryOptions({ input: { applicationNo } });
export const redTodosQuery = query.redTodos.queryOptions({ input: {} });

export const readApplicationNo = (search: Record<string, unknown>): string | undefined =>
  readNumber(search.applicationNo, APPLICATION_NUMBER);

/** An act on invoices: what others did meanwhile is shown instead. */
export const useInvoiceAct = () => useAct({ staleAfter: ['INVOICE_CHANGED', 'INVOICE_STEP', 'RED_LATE'] });
