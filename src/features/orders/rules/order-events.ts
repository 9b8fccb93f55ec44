import { defineEvents } from '#business/documents/rules/public.ts';
import { eventText } from './life/event-text.ts';

const link = {
  outside: 'whole',
  words: ({ kind, detail }: { kind: string; detail: string }) => eventText(kind, detail),
} as const;

/**
 * What can happen to an order, in words for its log. Outside the company it is told that somebody agreed, not who; who called
 * off and why stays inside, and budgets altogether (decision 0044; specification 1: sales accounts share with customers).
 */
export const orderEvents = defineEvents({
  created: { label: '提交订单', outside: 'whole' },
  approved: { label: '审批通过', outside: 'bare' },
  approval_covered: { label: '已由报价审批覆盖，无需再次审批', outside: 'nothing' },
  over_budget: { label: '确认超出预算', outside: 'nothing' },
  not_approved: { label: '审批驳回', outside: 'bare' },
  approval_expired: { label: '超时未审批，自动取消', outside: 'bare' },
  reminded: { label: '付款提醒', outside: 'whole' },
  paid: { label: '付款成功', outside: 'whole' },
  on_account: { label: '改为账期支付', outside: 'whole' },
  expired: { label: '超时未付款，自动取消', outside: 'whole' },
  cancelled: { label: '取消订单', outside: 'bare' },
  lines_cancelled: { label: '取消部分商品', outside: 'bare' },
  po_changed: { label: '修改 PO 号', outside: 'whole' },
  details_changed: { label: '修改地址或发票', outside: 'whole' },
  link_made: { label: '生成分享链接', ...link },
  link_revoked: { label: '停用分享链接', ...link },
  link_opened: { label: '分享链接被打开', ...link },
  confirmed: { label: '商家确认订单', outside: 'whole' },
  picking: { label: '仓库开始拣货', outside: 'whole' },
  short: { label: '部分商品缺货', outside: 'whole' },
  shipped: { label: '商品出库', outside: 'whole' },
  delivered: { label: '包裹送达', outside: 'whole' },
  signed: { label: '签收', outside: 'whole' },
  refused: { label: '拒收', outside: 'whole' },
  divided: { label: '拆分发货', outside: 'whole' },
  promise_moved: { label: '交期变更', outside: 'whole' },
  completed: { label: '订单完成', outside: 'whole' },
});

export type OrderEventKind = (typeof orderEvents.kinds)[number];
