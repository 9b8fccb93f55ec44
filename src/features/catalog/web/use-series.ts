import { useQuery } from '@tanstack/react-query';
import type { SeriesTable } from '../contract/item-schemas.ts';
import { seriesQuery, seriesStartQuery } from './catalog-queries.ts';

/** The series of an item: its first rows with the page, all of it as soon as the browser has asked; undefined before. */
export function useSeries(itemCode: string): SeriesTable | null | undefined {
  const { data: start } = useQuery(seriesStartQuery(itemCode));
  const partial = start !== undefined && start !== null && start.items.length < start.itemCount;
  const { data: whole } = useQuery({ ...seriesQuery(itemCode), enabled: partial });
  return whole ?? start;
}
