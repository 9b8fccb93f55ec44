import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { NOT_NOW } from '#platform/shared/intent.ts';
import { isCallError } from '../api-client.ts';
import { intentBudget } from './intend.ts';
import { asIntent } from './intent-mark.ts';

interface Asked {
  queryFn?: unknown;
}

/** The browser is on its way to a page: what was begun ahead is waited for now. */
export type IsOnTheWay = () => boolean;
type IsWanted = () => boolean;

/** The server has other things to do, or the call does more than read: it is made when it is wanted. */
const isTooEarly = (error: unknown) =>
  isCallError(error) && (error.status === NOT_NOW || error.status === 429 || error.code === 'NOT_AHEAD');

/** Asks ahead: marked and counted. What may not be loaded ahead is nothing the page's loader could tell anybody of. */
async function askAhead<T>(ask: () => T, isWanted: IsWanted): Promise<Awaited<T>> {
  if (isWanted()) return await ask();
  if (intentBudget.rests(performance.now()) || !intentBudget.take()) throw notFound();
  try {
    return await asIntent(ask);
  } catch (error) {
    if (!isTooEarly(error)) throw error;
    intentBudget.rest(performance.now());
    if (isWanted()) return await ask();
    throw notFound();
  }
}

/**
 * The cache as those see it who load a page ahead. Who presses meanwhile waits for the same answer; if it was refused
 * because it was not urgent, it is asked again as what it is now.
 */
export function intentClient(queryClient: QueryClient, isOnTheWay: IsOnTheWay): QueryClient {
  /** A page that stands already may be what waits: it was painted from the row that was pressed. */
  const isShown = (queryKey: QueryKey) =>
    (queryClient.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() ?? 0) > 0;
  const ahead = <T>(options: T): T => {
    const ask = (options as Asked).queryFn;
    if (typeof ask !== 'function') return options;
    const queryFn: QueryFunction = (context) =>
      askAhead(
        () => (ask as QueryFunction)(context),
        () => isOnTheWay() || isShown(context.queryKey),
      );
    return { ...options, queryFn, retry: false };
  };
  const own: Partial<QueryClient> = {
    fetchQuery: (options) => queryClient.fetchQuery(ahead(options)),
    prefetchQuery: (options) => queryClient.prefetchQuery(ahead(options)),
    ensureQueryData: (options) => queryClient.ensureQueryData(ahead(options)),
  };
  // Everything else is done by the cache itself: an object that only inherits from it cannot reach what is private in it.
  return new Proxy(queryClient, {
    get(cache, name: keyof QueryClient) {
      const value: unknown = own[name] ?? cache[name];
      return typeof value === 'function' ? value.bind(cache) : value;
    },
  });
}
