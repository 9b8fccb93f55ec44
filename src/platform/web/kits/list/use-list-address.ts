import { useLocation, useRouter } from '@tanstack/react-router';

export type SearchChange = Record<string, string | number | undefined>;

export interface ListAddress {
  /** This page with other conditions; the page number goes back to the first unless it is the change. */
  hrefOf: (change: SearchChange) => string;
  go: (change: SearchChange) => void;
  /** Like `go`, without a step for the Back button. */
  replace: (change: SearchChange) => void;
}

/** Tabs, filters and pages of a list live in its address, so that a link or Back restores them. */
export function useListAddress(): ListAddress {
  const router = useRouter();
  const { pathname, search } = useLocation();
  const locationOf = (change: SearchChange) =>
    router.buildLocation({
      to: pathname,
      search: { ...(search as SearchChange), pageNo: undefined, ...change } as never,
    });
  return {
    hrefOf: (change) => locationOf(change).href,
    go: (change) => void router.navigate({ href: locationOf(change).href, resetScroll: false }),
    replace: (change) => void router.navigate({ href: locationOf(change).href, replace: true, resetScroll: false }),
  };
}
