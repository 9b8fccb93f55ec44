import { useEffect } from 'react';
import { browserStore } from '../../browser/browser-store.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageInUrl } from './page-numbers-in-url.ts';
import type { ListAddress } from './use-list-address.ts';

/** The page size a person chose comes back at the next visit; an address that names one wins. */
export function useKeptPageSize(storeKey: string, page: PageInUrl, address: ListAddress) {
  const key = `page-size:${storeKey}`;
  useEffect(() => {
    const kept = browserStore.read<number>(key);
    const known = PAGE_SIZES.some((size) => size === kept);
    if (page.pageSize === undefined && known && kept !== DEFAULT_PAGE_SIZE)
      address.replace({ pageSize: kept ?? undefined });
    // oxlint-disable-next-line react/exhaustive-deps -- once, at arrival: later the address says it all
  }, []);
  return (pageSize: number) => {
    browserStore.write(key, pageSize);
    address.go({ pageSize: pageSize === DEFAULT_PAGE_SIZE ? undefined : pageSize });
  };
}
