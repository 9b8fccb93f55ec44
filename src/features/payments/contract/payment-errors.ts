import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

export const payErrors = {
  PAYMENT_NOT_WAITING: { status: 409, code: 33100, message: '订单当前状态不需要付款，请刷新页面' },
  PAYMENT_CHANNEL_GONE: { status: 409, code: 33101, message: '所选付款方式暂不可用，请换一种' },
  PAYMENT_TOO_LATE: { status: 409, code: 33102, message: '订单已超过付款时间，即将自动取消，请重新下单' },
  PAYMENT_CREDIT_SHORT: { status: 409, code: 33103, message: '账期额度不足，请选择其他付款方式' },
  PAYMENT_CREDIT_OVERDUE: { status: 409, code: 33109, message: '有逾期未付的账款，请先付款或选择其他付款方式' },
} as const satisfies ErrorSpecs;

export const deskErrors = {
  TRANSFER_AMOUNT_DIFFERS: { status: 409, code: 33104, message: '到账金额与应付金额不一致，不能确认' },
  TRANSFER_MOVED: { status: 409, code: 33105, message: '这笔付款已被处理，请刷新后查看' },
  REFUND_AT_CHANNEL: { status: 409, code: 33107, message: '支付渠道正在退款，请等待结果，不要重复退款' },
  REFUND_BY_BANK: { status: 409, code: 33108, message: '转账付款由银行退回，不能由支付渠道退款' },
  TRANSFER_REFERENCE_USED: { status: 409, code: 33106, message: '这个银行流水号已经用于其他付款' },
} as const satisfies ErrorSpecs;
