import { type PageInUrl, pageOfUrl, readPageInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { RUN_STATUS_NAMES, type RunStatus } from '../../rules/run-states.ts';

/** What the address of the list says; absent means: all. */
export interface ImportsSearch extends PageInUrl {
  status?: RunStatus;
}

export function readImportsSearch(search: Record<string, unknown>): ImportsSearch {
  const { status } = search;
  const known = typeof status === 'string' && Object.hasOwn(RUN_STATUS_NAMES, status);
  return { status: known ? (status as RunStatus) : undefined, ...readPageInUrl(search) };
}

export function runsInput(search: ImportsSearch) {
  return { status: search.status, ...pageOfUrl(search) };
}

/** Number of the run in the address of its page; empty when there is none. */
export function readRunId(search: Record<string, unknown>): string {
  const id = typeof search.id === 'string' || typeof search.id === 'number' ? String(search.id) : '';
  return /^[1-9]\d{0,18}$/.test(id) ? id : '';
}
