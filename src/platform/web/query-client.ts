import { QueryClient } from '@tanstack/react-query';
import { isCallError } from './api-client.ts';

/** Refusals are answers: only lost connections and overload are worth a second try. */
function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  return !isCallError(error) || error.status === 503;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: typeof window === 'undefined' ? false : shouldRetry,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
