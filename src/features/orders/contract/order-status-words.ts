/** States of an order as everybody reads them: pages, letters, papers and the audit log. */
export const ORDER_STATUS_WORDS = {
  approving: '审批中',
  confirming: '待确认',
  to_pay: '待付款',
  to_ship: '待发货',
  partly_shipped: '部分发货',
  to_receive: '待收货',
  partly_signed: '部分签收',
  signed: '已签收',
  completed: '已完成',
  rejected: '审批驳回',
  cancelled: '已取消',
  refused: '已拒收',
  closed: '已关闭',
} as const;
