import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { type PriceTab, TABS } from './price-search.ts';

/** Tabs; the item that is looked for stays when the list changes. */
export const priceTabs = (address: ListAddress, current: PriceTab) =>
  listTabs(address, TABS, { usual: 'agreements', current, change: { customer: undefined, state: undefined } });
