import {
  DESK_BANK_IMPORTS_PATH,
  DESK_CASE_FIGURES_PATH,
  DESK_CASE_POLICY_PATH,
  DESK_CASES_PATH,
  DESK_CORRECTIONS_PATH,
  DESK_CUSTOMERS_PATH,
  DESK_DELIVERIES_PATH,
  DESK_ENQUIRIES_PATH,
  DESK_FILE_CENTER_PATH,
  DESK_IMPORTS_PATH,
  DESK_MESSAGES_PATH,
  DESK_MONITORING_PATH,
  DESK_ORDERS_PATH,
  DESK_OVERVIEW_PATH,
  DESK_PAYMENTS_PATH,
  DESK_PRICES_PATH,
  DESK_QUOTES_PATH,
  DESK_RECEIVABLES_PATH,
  DESK_SEARCH_WORDS_PATH,
  DESK_STOCK_PATH,
  DESK_SURVEYS_PATH,
  DESK_VISIBILITY_PATH,
} from '#business/paths/rules/public.ts';
import { PAGES, type PageRow } from '../page-table.ts';

/** Whether rights open a page of the desk; what is a person's own is open to all of its people. */
export const opensAtDesk = (
  { permission, also }: Pick<PageRow, 'permission' | 'also'>,
  { permissions }: { permissions: readonly string[] },
): boolean => permission === undefined || [permission, also].some((code) => code && permissions.includes(code));

/** Menu of the desk in its order; pages that others lead to are not in it. */
const DESK_MENU: readonly string[] = [
  DESK_OVERVIEW_PATH,
  DESK_ORDERS_PATH,
  DESK_PAYMENTS_PATH,
  DESK_RECEIVABLES_PATH,
  DESK_BANK_IMPORTS_PATH,
  DESK_CASES_PATH,
  DESK_CASE_FIGURES_PATH,
  DESK_CASE_POLICY_PATH,
  DESK_STOCK_PATH,
  DESK_ENQUIRIES_PATH,
  DESK_QUOTES_PATH,
  DESK_CUSTOMERS_PATH,
  DESK_PRICES_PATH,
  DESK_VISIBILITY_PATH,
  DESK_IMPORTS_PATH,
  DESK_SEARCH_WORDS_PATH,
  DESK_CORRECTIONS_PATH,
  DESK_SURVEYS_PATH,
  DESK_MONITORING_PATH,
  DESK_DELIVERIES_PATH,
  DESK_FILE_CENTER_PATH,
  DESK_MESSAGES_PATH,
];

/** Pages of the desk that somebody's role has something to do with, and those that are everybody's, in the order of its menu. */
export const deskMenu = ({ permissions }: { permissions: readonly string[] }): PageRow[] =>
  DESK_MENU.flatMap((path) => PAGES.filter((row) => row.path === path)).filter((row) =>
    opensAtDesk(row, { permissions }),
  );
