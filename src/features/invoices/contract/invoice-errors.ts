import { z } from 'zod';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

const refusedLines = z.object({
  lines: z.array(z.object({ orderNo: z.string(), lineNo: z.number().int(), message: z.string() })),
});

export const applyErrors = {
  INVOICE_NOTHING: {
    status: 409,
    code: 37200,
    message: '所选订单没有可开票的商品：签收后、未开票、未退货的部分才能开票',
  },
  INVOICE_LINES_OVER: {
    status: 409,
    code: 37201,
    message: '部分商品超过可开票数量，请核对',
    data: refusedLines,
  },
  INVOICE_TITLE_MISSING: { status: 422, code: 37202, message: '部分订单没有填写开票信息，请选择发票抬头' },
  INVOICE_TITLE_WRONG: { status: 422, code: 37203, message: '发票抬头信息不完整，请先补全' },
  INVOICE_PLACE_MISSING: { status: 422, code: 37204, message: '请填写收票邮箱或收件地址' },
  INVOICE_UNIT_LARGE: {
    status: 409,
    code: 37205,
    message: '部分商品单件金额超过单张发票限额，请联系客服',
    data: refusedLines,
  },
  INVOICE_ORDINARY_ONLY: {
    status: 409,
    code: 37207,
    message: '部分商品只能开具普通发票，请更换发票抬头类型或分开申请',
    data: refusedLines,
  },
  INVOICE_DRAFT_WAITS: { status: 409, code: 37208, message: '原发票的红字发票开具后，才能提交换开申请' },
  INVOICE_STATEMENT_STEP: { status: 409, code: 37206, message: '对账单确认后才能开票' },
} as const satisfies ErrorSpecs;

export const actErrors = {
  INVOICE_CHANGED: { status: 409, code: 37210, message: '开票申请刚刚有变化，请刷新后再操作' },
  INVOICE_STEP: { status: 409, code: 37211, message: '现在的状态不能这样处理' },
  INVOICE_NOT_YOURS: { status: 403, code: 37212, message: '只有申请人或管理员可以操作这张开票申请' },
} as const satisfies ErrorSpecs;

export const verifyErrors = {
  ...actErrors,
  INVOICE_VERIFYING: { status: 409, code: 37215, message: '刚刚查验过，请一分钟后再试' },
} as const satisfies ErrorSpecs;

export const redErrors = {
  ...actErrors,
  RED_LINES_OVER: { status: 409, code: 37213, message: '红冲的数量或金额超过发票剩余部分，请核对' },
  RED_LATE: { status: 409, code: 37214, message: '已超过 72 小时，红字确认单已作废，请重新申请' },
} as const satisfies ErrorSpecs;

export const deskErrors = {
  ...actErrors,
  INVOICE_RETURNED: {
    status: 409,
    code: 37220,
    message: '部分商品已退货或取消，超过可开票数量，请驳回后由客户重新申请',
    data: refusedLines,
  },
  INVOICE_UNIT_LARGE: applyErrors.INVOICE_UNIT_LARGE,
  INVOICE_TRACKING_MISSING: { status: 422, code: 37221, message: '快递交付请填写快递公司和运单号' },
} as const satisfies ErrorSpecs;

export const taxCodeErrors = {
  TAX_CODE_UNKNOWN: { status: 422, code: 37230, message: '没有这个税收分类编码，或它是汇总项，请先导入编码表' },
  TAX_TABLE_REFUSED: { status: 422, code: 37231, message: '一次最多导入 6000 行编码，请分批导入' },
} as const satisfies ErrorSpecs;

export const policyErrors = {
  INVOICE_REMARK_WRONG: {
    status: 422,
    code: 37241,
    message: '备注模板只能使用 {订单号} {PO号} {物料编码} {对账单号}',
  },
  INVOICE_POLICY_CHANGED: { status: 409, code: 37240, message: '开票规则刚刚有变化，请刷新后再改' },
} as const satisfies ErrorSpecs;
