import { useQuery } from '@tanstack/react-query';
import termsCalls from '#features/customer-terms/contract/customer-terms-desk-calls.gen.json';
import type { termsDeskContract } from '#features/customer-terms/contract/terms-desk-contract.ts';
import invoiceCalls from '#features/invoices/contract/invoice-desk-calls.gen.json';
import type { invoiceDeskContract } from '#features/invoices/contract/invoice-desk-contract.ts';
import receivableCalls from '#features/receivables/contract/receivable-desk-calls.gen.json';
import type { receivableDeskContract } from '#features/receivables/contract/receivable-desk-contract.ts';
import statementCalls from '#features/statements/contract/statement-desk-calls.gen.json';
import type { statementDeskContract } from '#features/statements/contract/statement-desk-contract.ts';
import { featureApi } from '#platform/web/api-client.ts';
import { deskCounts } from './desk-counts.ts';

const statements = featureApi<typeof statementDeskContract>('statementDesk', statementCalls).query;
const invoices = featureApi<typeof invoiceDeskContract>('invoiceDesk', invoiceCalls).query;
const receivables = featureApi<typeof receivableDeskContract>('receivableDesk', receivableCalls).query;
const terms = featureApi<typeof termsDeskContract>('customerTermsDesk', termsCalls).query;

/** Others work on the same queues. */
const KEPT = { staleTime: 60_000, refetchInterval: 120_000, retry: false } as const;
const ONE = { pageNo: 1, pageSize: 1 } as const;

/** How much waits on which page of the desk, of what the person's rights open. */
export function useDeskCounts(permissions: readonly string[]): Readonly<Record<string, number>> {
  const may = (...codes: string[]) => codes.some((code) => permissions.includes(code));
  const bills = useQuery({
    ...statements.figures.queryOptions({ input: {} }),
    ...KEPT,
    enabled: may('DESK_STATEMENTS'),
  });
  const papers = useQuery({
    ...invoices.queue.queryOptions({ input: { tab: 'new', ...ONE } }),
    ...KEPT,
    enabled: may('DESK_INVOICES'),
  });
  const money = useQuery({
    ...receivables.overview.queryOptions({ input: { tab: 'open', keyword: '', ...ONE } }),
    ...KEPT,
    enabled: may('DESK_RECEIVABLES', 'DESK_WRITE_OFFS'),
  });
  const agreed = may('DESK_CUSTOMERS', 'DESK_CUSTOMER_LIMITS');
  const changes = useQuery({
    ...terms.changes.queryOptions({ input: { keyword: '', waiting: true, ...ONE } }),
    ...KEPT,
    enabled: agreed,
  });
  const applications = useQuery({
    ...terms.applications.queryOptions({ input: { keyword: '', status: 'submitted', ...ONE } }),
    ...KEPT,
    enabled: agreed,
  });
  return deskCounts({
    statements: bills.data ?? null,
    invoices: papers.data?.counts ?? null,
    receivables: money.data?.figures ?? null,
    termChanges: changes.data?.total ?? null,
    creditApplications: applications.data?.total ?? null,
  });
}
