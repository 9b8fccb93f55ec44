import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResultState } from '../rules/result-state.ts';
import { type ResultPlace, resultQuery } from './result-queries.ts';

/** The result on show: while a new one is on its way, the previous one stays and is marked as stale. */
export function useResult(state: ResultState, place: ResultPlace) {
  const query = useQuery({ ...resultQuery(state, place), placeholderData: keepPreviousData });
  return { result: query.data, stale: query.isPlaceholderData, error: query.error, retry: () => void query.refetch() };
}
