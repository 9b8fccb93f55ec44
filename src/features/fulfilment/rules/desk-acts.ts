/** Entries of the audit log in words for the desk. */
const LABELS: Readonly<Record<string, string>> = {
  'order.confirmed': '确认订单',
  'order.noted': '内部备注',
  'order.restCancelled': '取消未发货商品',
  'order.unitsCancelled': '核减数量',
  'order.completed': '订单完成',
  'part.picking': '开始拣货',
  'part.putBack': '退回待拣货',
  'part.picked': '登记拣货结果',
  'part.divided': '拆分分单',
  'part.postponed': '分单改期',
  'shipment.sent': '发货',
  'shipment.in_transit': '承运商揽收',
  'shipment.delivered': '送达',
  'shipment.refused': '拒收',
  'shipment.returned': '拒收商品入库',
  'shipment.signed': '签收',
  'receipt.added': '上传签收回单',
};

/** Label of an act; those that a newer version wrote show as they are. */
export function deskActLabel(action: string): string {
  return Object.hasOwn(LABELS, action) ? (LABELS[action] ?? action) : action;
}
