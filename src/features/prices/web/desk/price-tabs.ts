import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { type PriceTab, TABS } from './price-search.ts';

/** Tabs; the item that is looked for stays when the list changes. */
export const priceTabs = (address: ListAddress, current: PriceTab) => ({
  current,
  items: (Object.keys(TABS) as PriceTab[]).map((key) => ({
    key,
    label: TABS[key],
    href: address.hrefOf({ tab: key === 'agreements' ? undefined : key, customer: undefined, state: undefined }),
  })),
});
