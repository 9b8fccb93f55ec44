import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isCallError } from '#platform/web/api-client.ts';
import { type ResultState, readResultState } from '../rules/result-state.ts';
import { type ResultPlace, resultQuery } from './result-queries.ts';

type Params = Readonly<Record<string, string | undefined>>;

interface ResultLoad {
  queryClient: QueryClient;
  params: Params;
  place?: ResultPlace;
  /** `stay`: only filters or page changed, so the old rows stay in view and nothing is waited for. */
  cause: 'enter' | 'stay' | 'preload';
}

/** A search that is refused has words for it, which the page shows where the rows would stand. */
function leaveToView(error: unknown): void {
  if (!isCallError(error) || error.status !== 400) throw error;
}

/** Loads what a result page shows; returns the state it was loaded for. */
export async function loadResult({ queryClient, params, place, cause }: ResultLoad): Promise<ResultState> {
  const state = readResultState(params);
  const query = resultQuery(state, place);
  if (cause === 'stay') void queryClient.prefetchQuery(query);
  else await queryClient.ensureQueryData(query).catch(leaveToView);
  return state;
}

/** A category or brand that nobody has is a page that does not exist. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
