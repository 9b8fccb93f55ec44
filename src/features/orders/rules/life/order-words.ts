import { type FilterWords, labelsOf } from '#business/transfers/rules/public.ts';
import { ORDER_TABS } from '../order-tabs.ts';
import { SIDE_NAMES, SIDE_STATES, type SideName } from './side-states.ts';

const sideWord = (name: SideName) => {
  const { label, states } = SIDE_STATES[name];
  const values = Object.fromEntries(Object.entries(states).map(([code, [word]]) => [code, word]));
  return [`filter.${name}`, { label, values }] as const;
};

/** What the filters of orders are called where one is told of later (behaviours 2.13, scheduled mail). */
export const ORDER_WORDS: FilterWords = {
  format: null,
  orderNos: { label: '订单' },
  'filter.sort': null,
  'filter.pageNo': null,
  'filter.pageSize': null,
  'filter.after': null,
  'filter.before': null,
  'filter.tab': { label: '状态', values: labelsOf(ORDER_TABS), usual: 'all' },
  'filter.keyword': { label: '关键词' },
  'filter.orderNo': { label: '订单号' },
  'filter.poNumber': { label: 'PO 号' },
  'filter.skuCode': { label: '商品编码' },
  'filter.brand': { label: '品牌' },
  'filter.buyer': { label: '下单人' },
  'filter.dateFrom': { label: '开始日期' },
  'filter.dateTo': { label: '结束日期' },
  'filter.amountFrom': { label: '最低金额' },
  'filter.amountTo': { label: '最高金额' },
  ...Object.fromEntries(SIDE_NAMES.map(sideWord)),
};
