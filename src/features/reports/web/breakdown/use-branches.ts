import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Breakdown, BreakdownInput } from '../../contract/report-schemas.ts';
import { breakdownQuery } from '../report-queries.ts';

/** Parts of the places that are unfolded, by the number of their place. What has come once is not asked again. */
export function useBranches(input: BreakdownInput, open: readonly string[]): ReadonlyMap<string, Breakdown> {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['report-branches', input, open],
    queryFn: () => Promise.all(open.map((parent) => client.ensureQueryData(breakdownQuery({ ...input, parent })))),
    enabled: open.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = (data ?? []).map(({ breakdown }) => [breakdown.parent?.key ?? '', breakdown] as const);
  return new Map(found.filter(([, { by }]) => by === input.by));
}
