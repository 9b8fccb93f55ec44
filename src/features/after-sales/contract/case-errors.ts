import { z } from 'zod';
import { attachErrors, FILE_WORDS } from '#business/attachments/contract/attachment-errors.ts';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

/** Lines of an application by their place in it, from 0, and why each is refused. */
const refusedLines = z.object({
  lines: z.array(z.object({ index: z.number().int(), lineNo: z.number().int(), message: z.string() })),
});

export const applyErrors = {
  ...attachErrors,
  CASE_ORDER_STEP: { status: 409, code: 35804, message: '订单签收后才能申请售后' },
  CASE_ORDER_NOT_YOURS: { status: 403, code: 35806, message: '只有下单人或管理员可以为这张订单申请售后' },
  CASE_LINES_REFUSED: { status: 409, code: 35803, message: '部分商品不能这样申请售后，请核对', data: refusedLines },
  CASE_EVIDENCE_MISSING: { status: 422, code: 35805, message: '请按售后原因补充凭证', data: refusedLines },
  CASE_WAY_MISSING: { status: 422, code: 35807, message: '请选择退回方式并填写联系人和电话' },
  CASE_ACCOUNT_MISSING: { status: 422, code: 35808, message: '订单是转账付款，请填写退款收款账户' },
  CASE_FLOW_DENIED: { status: 409, code: 35810, message: '公司规则不允许这样申请售后' },
} as const satisfies ErrorSpecs;

export const draftErrors = {
  CASE_DRAFTS_MANY: { status: 429, code: 35809, message: '未提交的售后草稿已满 50 份，请先提交或删除不用的草稿' },
} as const satisfies ErrorSpecs;

export const actErrors = {
  CASE_CHANGED: { status: 409, code: 35800, message: '售后单刚刚有变化，请刷新后再操作' },
  CASE_STEP: { status: 409, code: 35801, message: '售后单现在的状态不能这样处理' },
  CASE_NOT_YOURS: { status: 403, code: 35802, message: '只有申请人或管理员可以操作这张售后单' },
} as const satisfies ErrorSpecs;

export const chooseErrors = {
  ...actErrors,
  CASE_NOTHING_PAID: {
    status: 409,
    code: 35819,
    message: '换货补发的商品没有货款可退，请等货换新，或在原售后单联系客服',
  },
} as const satisfies ErrorSpecs;

export const speakErrors = {
  ...actErrors,
  ...attachErrors,
  CASE_FILES_FULL: { status: 409, code: 35814, message: '每张售后单最多 100 个附件' },
} as const satisfies ErrorSpecs;

export const sayErrors = {
  ...speakErrors,
  CASE_NOTHING_SAID: { status: 422, code: 35829, message: '请填写说明或添加附件' },
} as const satisfies ErrorSpecs;

export const reopenErrors = {
  ...speakErrors,
  CASE_REOPEN_LATE: { status: 409, code: 35815, message: '已超过重新打开的期限，请另外申请售后' },
  CASE_REOPEN_MANY: { status: 409, code: 35816, message: '这张售后单已重新打开 3 次，请联系客服' },
  CASE_UNITS_TAKEN: { status: 409, code: 35817, message: '这些商品已在别的售后单中处理，不能重新打开' },
  CASE_FLOW_DENIED: applyErrors.CASE_FLOW_DENIED,
} as const satisfies ErrorSpecs;

export const uploadErrors = {
  CASE_FILE_KIND: {
    status: 422,
    code: 35811,
    message: FILE_WORDS.kindOrVideo,
  },
  CASE_FILE_LARGE: { status: 413, code: 35812, message: FILE_WORDS.largeOrVideo },
  CASE_FILES_MANY: { status: 429, code: 35813, message: FILE_WORDS.many },
} as const satisfies ErrorSpecs;

export const settingErrors = {
  CASE_SETTINGS_CHANGED: { status: 409, code: 35818, message: '设置刚刚被别人修改，请刷新后再保存' },
} as const satisfies ErrorSpecs;
