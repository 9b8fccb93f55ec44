import { ORDER_STATUS_WORDS } from '#features/orders/contract/order-status-words.ts';
import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of parcels, parts of orders and stock. */
export const fulfilmentAuditWords = {
  actions: {
    'order.unitsCancelled': '核减数量',
    'order.restCancelled': '取消未发货商品',
    'order.noted': '内部备注',
    'receipt.added': '上传签收回单',
    'part.picking': '开始拣货',
    'part.picked': '登记拣货结果',
    'part.putBack': '退回待拣货',
    'part.postponed': '分单改期',
    'part.divided': '拆分分单',
    'shipment.sent': '发货',
    'shipment.shipped': '包裹已发出',
    'shipment.in_transit': '承运商揽收',
    'shipment.delivered': '送达',
    'shipment.signed': '签收',
    'shipment.refused': '拒收',
    'shipment.returned': '拒收商品入库',
    'stock.corrected': '更正库存',
  },
  objects: {
    stock: '库存',
  },
  fields: {
    partNo: '分单',
    newPartNo: '新分单',
    parts: '分单',
    line: '行',
    found: '实拣数量',
    rest: '未拣部分',
    shipOn: '发货日期',
    arriveOn: '到货日期',
    shipmentNo: '包裹号',
    carrier: '承运商',
    trackingNo: '运单号',
    lineCount: '商品种数',
    noticeId: '物流消息编号',
    signer: '签收人',
    counts: '签收数量',
    received: '实收',
    short: '短少',
    over: '多发',
    damaged: '破损',
    amount: '金额',
    onHand: '库存',
    warehouse: '仓库',
  },
  values: {
    status: ORDER_STATUS_WORDS,
    rest: {
      later: '到货后补发',
      cancel: '不再发货',
    },
  },
} as const satisfies AuditWords;
