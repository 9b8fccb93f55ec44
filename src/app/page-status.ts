import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { isCallError } from '#platform/web/api-client.ts';

type Match = Pick<AnyRouter['state']['matches'][number], 'status' | 'error' | 'context'>;

/**
 * Status of a page. A refusal stays a refusal: who may not see a page is told so, and nobody is woken for it. What ends by
 * itself, like a database that is away, is no fault either.
 */
export function statusOfMatches(matches: readonly Match[], otherwise: number): number {
  const [root] = matches;
  if ((root?.context as { refusal?: string | null } | undefined)?.refusal) return 403;
  const error: unknown = matches.find(({ status }) => status === 'error')?.error;
  return isCallError(error) && (error.status < 500 || error.status === 503) ? error.status : otherwise;
}

export const pageStatus = (router: AnyRouter): number => statusOfMatches(router.state.matches, getSsrStatus(router));

/** The document itself failed: who the page is for could not be asked, and no frame stands around what is said of it. */
export const hasNoDocument = (router: AnyRouter): boolean => router.state.matches[0]?.status === 'error';
