import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { QueueTab } from '../../contract/fulfilment-desk-schemas.ts';
import { QUEUE_TABS } from '../../rules/queue-tabs.ts';

export { QUEUE_TABS };

/** What the address of the queue says; absent means: what waits for the warehouse. */
export interface QueueSearch extends PageInUrl {
  tab?: QueueTab;
  number?: string;
  customer?: string;
  warehouse?: string;
  overdue?: 1;
}

export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  const tab = String(search.tab);
  return {
    tab: Object.hasOwn(QUEUE_TABS, tab) && tab !== 'to_pick' ? (tab as QueueTab) : undefined,
    number: readTextInUrl(search.number, 60),
    customer: readTextInUrl(search.customer, 60),
    warehouse: readTextInUrl(search.warehouse, 20),
    overdue: Number(search.overdue) === 1 ? 1 : undefined,
    ...readPageInUrl(search),
  };
}

export function queueInputOf(search: QueueSearch) {
  const { tab = 'to_pick', number, customer, warehouse, overdue } = search;
  return { tab, number, customer, warehouse, overdue: overdue === 1, ...pageOfUrl(search) };
}

/** What is exported: everything the queue finds. */
export function filterOf(search: QueueSearch) {
  const { pageNo: _, pageSize: __, ...filter } = queueInputOf(search);
  return filter;
}
