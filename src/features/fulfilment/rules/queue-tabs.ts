import type { QueueTab } from '../contract/fulfilment-desk-schemas.ts';

/** Tabs of the queue in the order work goes. */
export const QUEUE_TABS: Readonly<Record<QueueTab, string>> = {
  confirming: '待确认',
  to_pick: '待拣货',
  picking: '拣货中',
  picked: '待发出',
  on_way: '在途',
  delivered: '待签收',
  all: '全部',
};
