import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isCallError } from './api-client.ts';
import { isOffline } from './browser/is-offline.ts';
import { notify } from './feedback/notify.ts';

/** Refusals are answers: only lost connections and overload are worth a second try. */
function shouldRetry(failures: number, error: unknown): boolean {
  // Without a line it is said at once; what is on show is asked for again when the line is back.
  if (failures >= 2 || isOffline()) return false;
  return !isCallError(error) || error.status === 503;
}

/** Codes that mean “the session is over” (specification 8), whatever the transport says. */
const SESSION_OVER = new Set([401, 10005, 10006, 202013]);

function isSessionOver(error: unknown): boolean {
  return isCallError(error) && (error.code === 'UNAUTHORIZED' || SESSION_OVER.has(error.number ?? 0));
}

/** Codes whose answers pass without a message (specification 8). */
const SILENT = new Set([200, 400, 1004, 70001]);

/** What a failed call says in a toast; null for answers that pass in silence. Exported for its table of cases. */
export function errorWords(error: unknown): string | null {
  if (!isCallError(error)) return null;
  return SILENT.has(error.number ?? 0) || !error.message ? null : error.message;
}

/** One cache per page load; on the server one per request. `onSessionOver` runs when a call finds no session. */
export function createQueryClient(onSessionOver: () => void): QueryClient {
  const inBrowser = typeof window !== 'undefined';
  const onError = (error: unknown) => {
    if (inBrowser && isSessionOver(error)) onSessionOver();
  };
  /** Content that is on show and could not be refreshed; a first load that fails has a place of its own to say so. */
  const onQueryError = (error: unknown, query: Query<unknown, unknown>) => {
    onError(error);
    const shown = inBrowser && query.state.data !== undefined && query.meta?.quiet !== true;
    const message = shown && !isSessionOver(error) ? errorWords(error) : null;
    if (message) notify.error(message);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Calls are made without a line as well: held back until it is there they would say nothing for ever.
      queries: {
        staleTime: 30_000,
        retry: inBrowser ? shouldRetry : false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
