import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';

interface Page {
  rows: object[];
  next: string | null;
}

/** A row with its place in all that came. */
export type Placed<Answer extends Page> = Answer['rows'][number] & { place: number };

const FIRST: readonly (string | undefined)[] = [undefined];

/** Rows that come fifty at a time, one page below the other. `optionsOf` asks for those after a place. */
export function useLinePages<Answer extends Page, Key extends QueryKey>(
  optionsOf: (after: string | undefined) => UseQueryOptions<Answer, Error, Answer, Key>,
) {
  const client = useQueryClient();
  const { queryKey } = optionsOf(undefined);
  const asked = JSON.stringify(queryKey);
  const [seen, setSeen] = useState({ asked, afters: FIRST });
  // Another filter or number begins from its first rows.
  const afters = seen.asked === asked ? seen.afters : FIRST;
  const result = useListQuery({
    queryKey: ['report-lines', queryKey, afters],
    queryFn: () => Promise.all(afters.map((after) => client.ensureQueryData(optionsOf(after)))),
  });
  const next = result.data?.at(-1)?.next ?? null;
  return {
    ...result,
    first: result.data?.[0],
    // Rows of one line and day may say the same: their place is what tells them apart.
    rows: (result.data?.flatMap(({ rows }) => rows) ?? []).map((row, place): Placed<Answer> => ({ ...row, place })),
    more: next === null ? null : () => setSeen({ asked, afters: [...afters, next] }),
  };
}
