/** What can happen to an order, in words for its log. */
const EVENT_LABELS = {
  created: '提交订单',
  approved: '审批通过',
  approval_covered: '已由报价审批覆盖，无需再次审批',
  over_budget: '确认超出预算',
  not_approved: '审批驳回',
  approval_expired: '超时未审批，自动取消',
  reminded: '付款提醒',
  paid: '付款成功',
  on_account: '改为账期支付',
  expired: '超时未付款，自动取消',
  cancelled: '取消订单',
  lines_cancelled: '取消部分商品',
  po_changed: '修改 PO 号',
  details_changed: '修改地址或发票',
  link_made: '生成分享链接',
  link_revoked: '停用分享链接',
  link_opened: '分享链接被打开',
  confirmed: '商家确认订单',
  picking: '仓库开始拣货',
  short: '部分商品缺货',
  shipped: '商品出库',
  delivered: '包裹送达',
  signed: '签收',
  refused: '拒收',
  divided: '拆分发货',
  promise_moved: '交期变更',
  completed: '订单完成',
} as const;

export type OrderEventKind = keyof typeof EVENT_LABELS;

/** Label of a logged event; kinds that a newer version wrote show as they are. */
export function orderEventLabel(kind: string): string {
  return Object.hasOwn(EVENT_LABELS, kind) ? EVENT_LABELS[kind as OrderEventKind] : kind;
}
