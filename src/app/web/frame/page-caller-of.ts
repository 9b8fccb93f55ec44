import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/access/web/public.ts';
import type { PageCaller } from '#platform/web/page-caller.ts';

/**
 * Whom the page shows is whom its calls act for. While the user is being asked for again, the page is still the one it
 * was.
 */
export function pageCallerOf(queryClient: QueryClient): () => PageCaller | null {
  let last: PageCaller | null = null;
  return () => {
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (session !== undefined) last = session;
    return last;
  };
}
