import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { SeriesTable } from '../contract/item-schemas.ts';
import { seriesQuery, seriesStartQuery } from './catalog-queries.ts';

/** The series of an item: its first rows with the page, all of it as soon as the browser has asked. */
export function useSeries(itemCode: string): SeriesTable | null {
  const { data: start } = useSuspenseQuery(seriesStartQuery(itemCode));
  const partial = start !== null && start.items.length < start.itemCount;
  const { data: whole } = useQuery({ ...seriesQuery(itemCode), enabled: partial });
  return whole ?? start;
}
