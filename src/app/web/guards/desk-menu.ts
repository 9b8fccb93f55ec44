import {
  DESK_BANK_IMPORTS_PATH,
  DESK_CASE_FIGURES_PATH,
  DESK_CASE_POLICY_PATH,
  DESK_CASES_PATH,
  DESK_CORRECTIONS_PATH,
  DESK_CUSTOMERS_PATH,
  DESK_DELIVERIES_PATH,
  DESK_DISPUTES_PATH,
  DESK_DUNNING_PATH,
  DESK_ENQUIRIES_PATH,
  DESK_EXCEPTIONS_PATH,
  DESK_FILE_CENTER_PATH,
  DESK_IMPORTS_PATH,
  DESK_INVOICE_RULES_PATH,
  DESK_INVOICES_PATH,
  DESK_MESSAGES_PATH,
  DESK_MONITORING_PATH,
  DESK_ORDERS_PATH,
  DESK_OVERVIEW_PATH,
  DESK_PAYMENTS_PATH,
  DESK_PRICES_PATH,
  DESK_QUOTES_PATH,
  DESK_RECEIVABLES_PATH,
  DESK_RUNS_PATH,
  DESK_SEARCH_WORDS_PATH,
  DESK_STATEMENTS_PATH,
  DESK_STOCK_PATH,
  DESK_SURVEYS_PATH,
  DESK_TAX_CODES_PATH,
  DESK_TITLES_PATH,
  DESK_VISIBILITY_PATH,
} from '#business/paths/rules/public.ts';
import { PAGES, type PageRow } from '../page-table.ts';

/** Whether rights open a page of the desk; what is a person's own is open to all of its people. */
export const opensAtDesk = (
  { permission, also }: Pick<PageRow, 'permission' | 'also'>,
  { permissions }: { permissions: readonly string[] },
): boolean => permission === undefined || [permission, also].some((code) => code && permissions.includes(code));

/** Menu of the desk in its order, by the work people do; pages that others lead to are not in it. */
const DESK_MENU: readonly { label: string; paths: readonly string[] }[] = [
  { label: '履约', paths: [DESK_OVERVIEW_PATH, DESK_ORDERS_PATH, DESK_STOCK_PATH] },
  { label: '售后', paths: [DESK_CASES_PATH, DESK_CASE_FIGURES_PATH, DESK_CASE_POLICY_PATH] },
  {
    label: '对账开票',
    paths: [
      ...[DESK_STATEMENTS_PATH, DESK_DISPUTES_PATH, DESK_EXCEPTIONS_PATH, DESK_RUNS_PATH],
      ...[DESK_INVOICES_PATH, DESK_TITLES_PATH, DESK_TAX_CODES_PATH, DESK_INVOICE_RULES_PATH],
    ],
  },
  { label: '收款', paths: [DESK_PAYMENTS_PATH, DESK_RECEIVABLES_PATH, DESK_BANK_IMPORTS_PATH, DESK_DUNNING_PATH] },
  { label: '客户', paths: [DESK_ENQUIRIES_PATH, DESK_QUOTES_PATH, DESK_CUSTOMERS_PATH, DESK_SURVEYS_PATH] },
  {
    label: '商品',
    paths: [
      ...[DESK_PRICES_PATH, DESK_VISIBILITY_PATH, DESK_IMPORTS_PATH],
      ...[DESK_SEARCH_WORDS_PATH, DESK_CORRECTIONS_PATH],
    ],
  },
  { label: '系统', paths: [DESK_MONITORING_PATH, DESK_DELIVERIES_PATH, DESK_FILE_CENTER_PATH, DESK_MESSAGES_PATH] },
];

export interface DeskMenuGroup {
  label: string;
  pages: readonly PageRow[];
}

/** Pages of the desk that somebody's role has something to do with, and those that are everybody's, in the order of its menu. */
export const deskMenuGroups = ({ permissions }: { permissions: readonly string[] }): DeskMenuGroup[] =>
  DESK_MENU.map(({ label, paths }) => ({
    label,
    pages: paths
      .flatMap((path) => PAGES.filter((row) => row.path === path))
      .filter((row) => opensAtDesk(row, { permissions })),
  })).filter(({ pages }) => pages.length > 0);

/** The same without its groups. */
export const deskMenu = (viewer: { permissions: readonly string[] }): PageRow[] =>
  deskMenuGroups(viewer).flatMap(({ pages }) => [...pages]);
