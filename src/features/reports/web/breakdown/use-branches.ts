import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Breakdown, BreakdownInput } from '../../contract/report-schemas.ts';
import { breakdownQuery } from '../report-queries.ts';
import { isUnknownPlace } from '../unknown-place.ts';

/** Null for a place that is gone: the others are unfolded all the same. */
const readBranch = (client: QueryClient, input: BreakdownInput) =>
  client.ensureQueryData(breakdownQuery(input)).catch((error: unknown) => {
    if (isUnknownPlace(error)) return null;
    throw error;
  });

/** Parts of the places that are unfolded, by the number of their place. What has come once is not asked again. */
export function useBranches(input: BreakdownInput, open: readonly string[]): ReadonlyMap<string, Breakdown> {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['report-branches', input, open],
    queryFn: () => Promise.all(open.map((parent) => readBranch(client, { ...input, parent }))),
    enabled: open.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = (data ?? []).flatMap((one) => (one ? [[one.breakdown.parent?.key ?? '', one.breakdown] as const] : []));
  return new Map(found.filter(([, { by }]) => by === input.by));
}
