import {
  DESK_BANK_IMPORTS_PATH,
  DESK_CUSTOMERS_PATH,
  DESK_DISPUTES_PATH,
  DESK_EXCEPTIONS_PATH,
  DESK_INVOICES_PATH,
  DESK_RECEIVABLES_PATH,
  DESK_RUNS_PATH,
} from '#business/paths/rules/public.ts';

/** What waits at the desk, as the queues themselves count it; null: not known (yet), or not the person's business. */
export interface DeskWaiting {
  statements: { waitingDisputes: number; openExceptions: number; failedRuns: number } | null;
  /** Tabs of the invoice queue: a red letter waits, the platform has failed. */
  invoices: Readonly<Record<string, number>> | null;
  receivables: { waitingLines: number; waitingWriteOffs: number } | null;
  termChanges: number | null;
  creditApplications: number | null;
}

/** Numbers beside the pages of the desk's menu: work that waits there. */
export function deskCounts(waiting: DeskWaiting): Readonly<Record<string, number>> {
  const { statements, invoices, receivables, termChanges, creditApplications } = waiting;
  const counts: Record<string, number> = {
    [DESK_DISPUTES_PATH]: statements?.waitingDisputes ?? 0,
    [DESK_EXCEPTIONS_PATH]: statements?.openExceptions ?? 0,
    [DESK_RUNS_PATH]: statements?.failedRuns ?? 0,
    [DESK_INVOICES_PATH]: (invoices?.new ?? 0) + (invoices?.trouble ?? 0) + (invoices?.red ?? 0),
    [DESK_BANK_IMPORTS_PATH]: receivables?.waitingLines ?? 0,
    [DESK_RECEIVABLES_PATH]: receivables?.waitingWriteOffs ?? 0,
    [DESK_CUSTOMERS_PATH]: (termChanges ?? 0) + (creditApplications ?? 0),
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** As a menu writes it. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count));
