import { INVOICE_TYPES } from './check-invoice.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { PAY_WAYS } from './pay-ways.ts';

interface Choice {
  code: string;
  label: string;
}

const labelled = (words: Readonly<Record<string, string | { label: string }>>): Choice[] =>
  Object.entries(words).map(([code, word]) => ({ code, label: typeof word === 'string' ? word : word.label }));

/** Carts and so orders come in by these ways (specification 6, scenarios). */
export const ORDER_CHANNELS: readonly Choice[] = labelled({
  enterprise: '企业采购',
  punchout: '采购系统接入',
  vending: '智能柜',
});

/** Values of orders that pages show in words. */
export const ORDER_ENUMS: Readonly<Record<string, Choice[]>> = {
  orderStatus: labelled(ORDER_STATUSES),
  payWay: labelled(PAY_WAYS),
  approvalStatus: labelled({ none: '无需审批', pending: '审批中', passed: '已通过', refused: '已驳回' }),
  paymentStatus: labelled({ none: '账期', unpaid: '待付款', paid: '已付款', refunding: '退款中', refunded: '已退款' }),
  invoiceType: labelled(INVOICE_TYPES),
  invoiceStatus: labelled({ none: '未开票', partly: '部分开票', full: '已开票' }),
  statementStatus: labelled({ none: '未出账', billed: '已出账', settled: '已结清' }),
  afterSaleStatus: labelled({ none: '无售后', open: '售后中', done: '售后完成' }),
};
