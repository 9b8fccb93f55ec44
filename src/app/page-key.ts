import { createHash } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { RENDERED_ALIKE } from './web/main-pages.ts';
import { pageAt } from './web/page-at.ts';

/**
 * Everything a page is rendered from: its address, what its loaders gave, and every answer, that of the session among them.
 * Null for a page that is not kept: another one, one that is refused or has failed, or one that waits for something.
 */
export function pageKey(router: AnyRouter, answers: string): string | null {
  const { matches, location } = router.state;
  const row = pageAt(location.pathname);
  if (!row || !RENDERED_ALIKE.includes(row.path)) return null;
  if (matches.some(({ status, context }) => status !== 'success' || isRefused(context))) return null;
  const given = matches.map(({ id, loaderData, search }) => [id, loaderData ?? null, search]);
  const { queryClient } = router.options.context as { queryClient: QueryClient };
  const unanswered = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryHash, state }) => (state.status === 'success' ? [] : [[queryHash, state.status]]));
  const facts = JSON.stringify([location.href, given, unanswered.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(facts).update('\n').update(answers).digest('base64');
}

const isRefused = (context: unknown) => Boolean((context as { refusal?: string | null } | undefined)?.refusal);
