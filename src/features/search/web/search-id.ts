import { useEffect, useState } from 'react';

/** Names one search in clicks and cart lines: a generated id without dashes (specification 3). */
export const newSearchId = (): string => crypto.randomUUID().replaceAll('-', '');

/**
 * Id of the search on show. It is made in the browser once the page stands: the server and the browser would
 * make two different ones. `about` says when the search is another one.
 */
export function useSearchId(about: string): string | undefined {
  const [searchId, setSearchId] = useState<string>();
  useEffect(() => setSearchId(newSearchId()), [about]);
  return searchId;
}
