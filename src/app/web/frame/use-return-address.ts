import { useEffect, useState } from 'react';
import { browserStore } from '#platform/web/browser/browser-store.ts';
import { oldVersionHref } from './top-bar-links.ts';

const KEY = 'returnGps';

/** Address of the old version a person came from: given once in the query, kept for the way back (specification 2.6). */
export function useReturnAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const given = oldVersionHref(new URLSearchParams(window.location.search).get(KEY));
    if (given) browserStore.write(KEY, given);
    setAddress(given ?? browserStore.read<string>(KEY));
  }, []);
  return address;
}

export function forgetReturnAddress(): void {
  browserStore.remove(KEY);
}
