import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isCallError } from './api-client.ts';

/** Refusals are answers: only lost connections and overload are worth a second try. */
function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  return !isCallError(error) || error.status === 503;
}

/** Codes that mean “the session is over” (specification 8), whatever the transport says. */
const SESSION_OVER = new Set([401, 10005, 10006, 202013]);

function isSessionOver(error: unknown): boolean {
  return isCallError(error) && (error.code === 'UNAUTHORIZED' || SESSION_OVER.has(error.number ?? 0));
}

/** One cache per page load; on the server one per request. `onSessionOver` runs when a call finds no session. */
export function createQueryClient(onSessionOver: () => void): QueryClient {
  const inBrowser = typeof window !== 'undefined';
  const onError = (error: unknown) => {
    if (inBrowser && isSessionOver(error)) onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: inBrowser ? shouldRetry : false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
