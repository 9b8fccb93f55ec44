import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

export const cancelErrors = {
  ORDER_NOT_CANCELLABLE: { status: 409, code: 33006, message: '订单当前状态不能取消' },
  ORDER_CHANGED: { status: 409, code: 33007, message: '订单刚刚有变化，请刷新后再操作' },
} as const satisfies ErrorSpecs;
