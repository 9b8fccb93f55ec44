import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { caseCountsQuery } from '#features/after-sales/web/public.ts';
import { approvalCountsQuery } from '#features/approvals/web/public.ts';
import { waitingEnquiriesQuery } from '#features/enquiries/web/public.ts';
import { orderHomeQuery } from '#features/orders/web/public.ts';
import { openQuotesQuery } from '#features/quotes/web/public.ts';
import { type TodoRow, todoRows, todoSources } from './todo-rows.ts';

/** Counts what waits for somebody, side by side; what cannot be counted now is left out. */
export async function loadTodos(queryClient: QueryClient, session: UserInfo | null): Promise<void> {
  const ask = {
    approvals: () => queryClient.prefetchQuery(approvalCountsQuery),
    orders: () => queryClient.prefetchQuery(orderHomeQuery),
    quotes: () => queryClient.prefetchQuery(openQuotesQuery),
    enquiries: () => queryClient.prefetchQuery(waitingEnquiriesQuery),
    cases: () => queryClient.prefetchQuery(caseCountsQuery),
  };
  await Promise.all((session ? todoSources(session) : []).map((source) => ask[source]()));
}

/** 我的待办 of the page's person. */
export function useTodos(): { own: TodoRow[]; underWay: TodoRow[] } {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const sources = session ? todoSources(session) : [];
  const { data: approvals } = useQuery({ ...approvalCountsQuery, enabled: sources.includes('approvals') });
  const { data: orders } = useQuery({ ...orderHomeQuery, enabled: sources.includes('orders') });
  const { data: quotes } = useQuery({ ...openQuotesQuery, enabled: sources.includes('quotes') });
  const { data: enquiries } = useQuery({ ...waitingEnquiriesQuery, enabled: sources.includes('enquiries') });
  const { data: cases } = useQuery({ ...caseCountsQuery, enabled: sources.includes('cases') });
  if (!session) return { own: [], underWay: [] };
  return todoRows(session, {
    approvals,
    orders: orders?.counts,
    quotes: quotes?.total,
    enquiries: enquiries?.counts.more_info,
    cases,
  });
}
