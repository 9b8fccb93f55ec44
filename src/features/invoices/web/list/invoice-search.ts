import {
  type PageInUrl,
  pageOfUrl,
  readDayInUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { type InvoicePurpose, PURPOSE_CODES } from '../../contract/invoice-words.ts';
import { APPLICATION_TABS } from '../../rules/application-states.ts';

/** Issued invoices first, then applications by where they stand. */
export const INVOICE_TABS = {
  invoices: { label: '发票' },
  draft: APPLICATION_TABS.draft,
  open: APPLICATION_TABS.open,
  issuing: APPLICATION_TABS.issuing,
  issued: APPLICATION_TABS.issued,
  ended: APPLICATION_TABS.ended,
  all: { label: '全部申请' },
} as const;
export type InvoiceTab = keyof typeof INVOICE_TABS;

export interface InvoiceSearch extends PageInUrl {
  tab?: InvoiceTab;
  keyword?: string;
  booked?: 'yes' | 'no';
  purpose?: InvoicePurpose;
  dateFrom?: string;
  dateTo?: string;
}

export function readInvoiceSearch(search: Record<string, unknown>): InvoiceSearch {
  const { tab, booked, purpose } = search;
  return {
    tab: typeof tab === 'string' && Object.hasOwn(INVOICE_TABS, tab) ? (tab as InvoiceTab) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    booked: booked === 'yes' || booked === 'no' ? booked : undefined,
    purpose: PURPOSE_CODES.find((code) => code === purpose),
    dateFrom: readDayInUrl(search.dateFrom),
    dateTo: readDayInUrl(search.dateTo),
    ...readPageInUrl(search),
  };
}

export const tabOf = ({ tab }: InvoiceSearch): InvoiceTab => tab ?? 'invoices';

export function listInputOf(search: InvoiceSearch) {
  const { keyword, dateFrom, dateTo } = search;
  const tab = tabOf(search);
  return { tab: tab === 'invoices' ? 'all' : tab, keyword, dateFrom, dateTo, ...pageOfUrl(search) };
}

export const issuedFilterOf = ({ keyword, booked, purpose, dateFrom, dateTo }: InvoiceSearch) => ({
  ...{ keyword, booked, purpose, dateFrom, dateTo },
});
export const issuedInputOf = (search: InvoiceSearch) => ({ ...issuedFilterOf(search), ...pageOfUrl(search) });
