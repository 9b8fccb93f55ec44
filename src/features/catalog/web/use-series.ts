import { useQuery } from '@tanstack/react-query';
import type { SeriesTable } from '../contract/item-schemas.ts';
import { seriesQuery, seriesStartQuery } from './catalog-queries.ts';

interface Series {
  /** Undefined: nothing of it has come. Null: the item stands alone. */
  series: SeriesTable | null | undefined;
  /** What was asked for did not come; there may be first rows all the same. */
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

/** The series of an item: its first rows with the page, all of it as soon as the browser has asked. */
export function useSeries(itemCode: string): Series {
  const start = useQuery(seriesStartQuery(itemCode));
  const partial = start.data ? start.data.items.length < start.data.itemCount : false;
  const whole = useQuery({ ...seriesQuery(itemCode), enabled: partial });
  const wanted = partial ? whole : start;
  return {
    series: whole.data ?? start.data,
    failed: wanted.isError && wanted.data === undefined,
    retrying: wanted.isFetching,
    retry: () => void wanted.refetch(),
  };
}
