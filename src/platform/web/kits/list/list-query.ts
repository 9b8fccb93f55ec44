import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';

type ListOptions<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

/**
 * For loaders of lists: the server waits for the rows, the browser does not, so that the page can answer at once
 * with the old rows dimmed or with a skeleton.
 */
export async function loadList<Data, Key extends QueryKey>(
  client: QueryClient,
  query: ListOptions<Data, Key>,
): Promise<void> {
  if (typeof window === 'undefined') await client.ensureQueryData(query);
  else void client.prefetchQuery(query);
}

/** Rows of a list: those of the previous filter stay, marked stale, until the new ones arrive. */
export function useListQuery<Data, Key extends QueryKey>(query: ListOptions<Data, Key>) {
  const result = useQuery({ ...query, placeholderData: keepPreviousData } as ListOptions<Data, Key>);
  return {
    data: result.data,
    stale: result.isPlaceholderData || (result.isFetching && result.isError),
    error: result.isFetching ? null : result.error,
    retry: () => void result.refetch(),
  };
}
export type ListResult<Data> = Omit<ReturnType<typeof useListQuery>, 'data'> & { data: Data | undefined };
