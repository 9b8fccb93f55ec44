import type { TabLink } from '#platform/web/display/tab-links.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { OrderCounts } from '../contract/order-schemas.ts';
import { ORDER_TAB_NAMES, ORDER_TABS } from '../rules/order-tabs.ts';

/** Tabs of the order list; the filters in force stay when the tab changes. */
export function orderTabLinks(address: ListAddress, counts: OrderCounts | undefined): TabLink[] {
  return ORDER_TAB_NAMES.map((tab) => ({
    key: tab,
    label: ORDER_TABS[tab].label,
    href: address.hrefOf({ tab: tab === 'all' ? undefined : tab }),
    count: counts?.[tab],
  }));
}
