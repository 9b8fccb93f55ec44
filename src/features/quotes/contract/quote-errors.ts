import { z } from 'zod';
import { FILE_WORDS } from '#business/attachments/contract/attachment-errors.ts';
import { quoteErrors } from '#features/checkout/contract/checkout-errors.ts';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

export const createErrors = {
  QUOTE_ITEMS_REFUSED: {
    status: 409,
    code: 36050,
    message: '部分商品不能报价，请移出或改为询价',
    data: z.object({ failInfos: z.array(z.object({ skuCode: z.string(), failMsg: z.string() })) }),
  },
} as const satisfies ErrorSpecs;

export const actErrors = {
  QUOTE_NOT_YOURS: quoteErrors.QUOTE_NOT_YOURS,
  QUOTE_STEP: { status: 409, code: 36056, message: '报价现在的状态不能这样处理，请刷新后再试' },
  QUOTE_EXPIRED: { status: 409, code: 36057, message: '报价已失效，请再次询价' },
} as const satisfies ErrorSpecs;

export const negotiateErrors = {
  ...actErrors,
  QUOTE_OLD_VERSION: { status: 409, code: 36058, message: '报价已有新版本，请刷新后按最新版本操作' },
  QUOTE_LINE_UNKNOWN: { status: 409, code: 36059, message: '报价中没有这一行，请刷新后再试' },
} as const satisfies ErrorSpecs;

/** Why nothing is ordered from a quote. Nothing is written in any of these cases. */
export const transferErrors = {
  ...quoteErrors,
} as const satisfies ErrorSpecs;

export const uploadErrors = {
  ...actErrors,
  QUOTE_FILE_KIND: { status: 422, code: 36065, message: FILE_WORDS.kind },
  QUOTE_FILE_LARGE: { status: 413, code: 36066, message: FILE_WORDS.large },
  QUOTE_FILES_MANY: { status: 409, code: 36067, message: '每张报价最多 30 个附件' },
} as const satisfies ErrorSpecs;

export const flowErrors = {
  ...actErrors,
  QUOTE_FLOW_DENIED: { status: 409, code: 36070, message: '公司规则不允许采用这张报价' },
  QUOTE_FLOW_PASSED: { status: 409, code: 36071, message: '这张报价已通过审批，可以转订单' },
} as const satisfies ErrorSpecs;

export const exportErrors = {
  QUOTE_NOTHING_SENT: { status: 409, code: 36075, message: '报价还没有发出，暂时不能导出' },
} as const satisfies ErrorSpecs;

export const deskErrors = {
  QUOTE_CHANGED: { status: 409, code: 36080, message: '报价刚刚有变化，请刷新后再操作' },
  QUOTE_DESK_STEP: { status: 409, code: 36081, message: '报价现在的状态不能这样处理' },
  QUOTE_DESK_EXPIRED: { status: 409, code: 36082, message: '报价已失效，客户可再次询价' },
  QUOTE_LINES_WRONG: { status: 409, code: 36083, message: '报价行不完整，请核对' },
  QUOTE_REASON_MISSING: { status: 409, code: 36085, message: '请填写低价的原因，再送复核' },
  QUOTE_OWN_CHECK: { status: 403, code: 36084, message: '不能复核自己做的报价' },
} as const satisfies ErrorSpecs;
