import { infiniteQueryOptions } from '@tanstack/react-query';
import { featureApi } from '#platform/web/api-client.ts';
import type { statementShareContract } from '../../contract/share-contract.ts';
import calls from '../../contract/statement-shares-calls.gen.json';

const api = featureApi<typeof statementShareContract>('statementShares', calls);

export const sharedStatementQuery = (code: string) => api.query.open.queryOptions({ input: { code } });

export const sharedLinesQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: [...api.query.key(), 'lines', code],
    queryFn: ({ pageParam }) => api.call.openLines({ code, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
