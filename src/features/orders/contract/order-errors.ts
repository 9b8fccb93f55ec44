import { z } from 'zod';
import { FILE_WORDS } from '#business/attachments/contract/attachment-errors.ts';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

/** Terms of an order that do not stand, whether it is being made or changed. */
export const termErrors = {
  ORDER_PO_DUPLICATE: {
    status: 409,
    code: 33010,
    message: 'PO 号在近 12 个月内已使用，贵司不允许重复',
    data: z.object({ orderNo: z.string() }),
  },
  ORDER_INVOICE_WRONG: { status: 400, code: 33011, message: '发票信息不完整，请核对' },
} as const satisfies ErrorSpecs;

export const uploadErrors = {
  ORDER_FILE_KIND: { status: 422, code: 33015, message: FILE_WORDS.kind },
  ORDER_FILE_LARGE: { status: 413, code: 33016, message: FILE_WORDS.large },
  ORDER_FILES_MANY: { status: 429, code: 33017, message: FILE_WORDS.many },
} as const satisfies ErrorSpecs;

export const cancelErrors = {
  ORDER_NOT_CANCELLABLE: { status: 409, code: 33006, message: '订单当前状态不能取消' },
  ORDER_CHANGED: { status: 409, code: 33007, message: '订单刚刚有变化，请刷新后再操作' },
  ORDER_CANCEL_QUANTITY: {
    status: 409,
    code: 33020,
    message: '取消数量超过可取消的数量，请刷新后再操作',
    data: z.object({ lineNos: z.array(z.number().int()) }),
  },
} as const satisfies ErrorSpecs;

export const poErrors = {
  ORDER_CHANGED: cancelErrors.ORDER_CHANGED,
  ORDER_PO_DUPLICATE: termErrors.ORDER_PO_DUPLICATE,
  ORDER_PO_FIXED: { status: 409, code: 33021, message: '订单已开票或已结束，PO 号不能再修改' },
} as const satisfies ErrorSpecs;

export const exportErrors = {
  ORDER_EXPORT_LARGE: { status: 422, code: 33022, message: '导出内容过多，请缩小日期范围' },
  ORDER_EXPORT_EMPTY: { status: 422, code: 33023, message: '没有可以导出的订单' },
} as const satisfies ErrorSpecs;

export const linkErrors = {
  ORDER_LINKS_MANY: { status: 409, code: 33024, message: '这张订单的有效链接过多，请先停用不用的链接' },
} as const satisfies ErrorSpecs;

/** Invoice and address of an order that stand as they are. */
export const detailErrors = {
  ORDER_NOT_YOURS: { status: 403, code: 33027, message: '只有下单人或管理员可以修改这张订单' },
  ORDER_DETAILS_FIXED: { status: 409, code: 33028, message: '订单当前状态不能再修改' },
} as const satisfies ErrorSpecs;

export const invoiceErrors = {
  ...detailErrors,
  ORDER_INVOICE_WRONG: termErrors.ORDER_INVOICE_WRONG,
} as const satisfies ErrorSpecs;
