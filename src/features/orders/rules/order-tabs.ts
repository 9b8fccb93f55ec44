import type { OrderTab } from '../contract/order-schemas.ts';
import { ENDED, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** Tabs of the order list, in reading order, with the states each one gathers. */
export const ORDER_TABS = {
  all: { label: '全部', statuses: [] },
  approving: { label: ORDER_STATUSES.approving.label, statuses: ['approving'] },
  confirming: { label: ORDER_STATUSES.confirming.label, statuses: ['confirming'] },
  to_pay: { label: ORDER_STATUSES.to_pay.label, statuses: ['to_pay'] },
  to_ship: { label: ORDER_STATUSES.to_ship.label, statuses: ['to_ship', 'partly_shipped'] },
  to_receive: { label: ORDER_STATUSES.to_receive.label, statuses: ['partly_shipped', 'to_receive', 'partly_signed'] },
  finished: { label: ORDER_STATUSES.completed.label, statuses: ['signed', 'completed'] },
  ended: { label: ORDER_STATUSES.cancelled.label, statuses: ENDED },
} as const satisfies Record<OrderTab, { label: string; statuses: readonly OrderStatus[] }>;

export const ORDER_TAB_NAMES = Object.keys(ORDER_TABS) as OrderTab[];

export function statusesOf(tab: OrderTab): readonly OrderStatus[] {
  return ORDER_TABS[tab].statuses;
}

/** Number on each tab from the number of orders in each state; a state may stand on two tabs. */
export function countTabs(byStatus: ReadonlyMap<string, number>): Record<OrderTab, number> {
  const all = [...byStatus.values()].reduce((sum, count) => sum + count, 0);
  const entries = ORDER_TAB_NAMES.map((tab) => {
    const statuses = statusesOf(tab);
    const count = statuses.reduce((sum, status) => sum + (byStatus.get(status) ?? 0), 0);
    return [tab, tab === 'all' ? all : count] as const;
  });
  return Object.fromEntries(entries) as Record<OrderTab, number>;
}
