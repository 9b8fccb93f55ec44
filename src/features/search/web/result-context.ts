import { useRouter } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { changeState, type ResultState, type ResultView, writeResultState } from '../rules/result-state.ts';

interface ResultPageFacts {
  /** Address of the page without its query. */
  path: string;
  state: ResultState;
  searchId: string | undefined;
  /** What the page shows unless the address asks for another view. */
  usualView?: ResultView;
  /** Attributes that stand first in the list. */
  firstColumns?: readonly string[];
}

/** Which result page everything below stands on. */
export const ResultPageContext = createContext<ResultPageFacts | null>(null);

export function resultHref(path: string, state: ResultState, usualView?: ResultView): string {
  const query = new URLSearchParams(writeResultState(state, usualView)).toString();
  return query ? `${path}?${query}` : path;
}

/** State of the page, addresses of changed states, and how to go there. */
export function useResultPage() {
  const page = useContext(ResultPageContext);
  const router = useRouter();
  if (!page) throw new Error('no result page around');
  const hrefWith = (change: Partial<ResultState>) =>
    resultHref(page.path, changeState(page.state, change), page.usualView);
  return {
    ...page,
    hrefWith,
    /** Filters keep the place on the page; only turning pages goes to the top. */
    go: (change: Partial<ResultState>) => void router.navigate({ href: hrefWith(change), resetScroll: false }),
  };
}
