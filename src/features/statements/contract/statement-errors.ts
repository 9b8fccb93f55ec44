import { z } from 'zod';
import { attachErrors } from '#business/attachments/contract/attachment-errors.ts';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

export const actErrors = {
  STATEMENT_CHANGED: { status: 409, code: 37100, message: '对账单刚刚有变化，请刷新后再操作' },
  STATEMENT_STEP: { status: 409, code: 37101, message: '对账单现在的状态不能这样处理' },
} as const satisfies ErrorSpecs;

export const confirmErrors = {
  ...actErrors,
  STATEMENT_NOTHING_OPEN: { status: 409, code: 37102, message: '没有待您确认的行' },
  STATEMENT_LINES_TAKEN: { status: 409, code: 37103, message: '所选的行中有不在待确认状态的，请刷新后再操作' },
  STATEMENT_FLOW_DENIED: { status: 409, code: 37104, message: '公司规则不允许这样确认' },
} as const satisfies ErrorSpecs;

export const disputeErrors = {
  ...actErrors,
  ...attachErrors,
  STATEMENT_LINES_TAKEN: confirmErrors.STATEMENT_LINES_TAKEN,
  DISPUTE_CLAIM: {
    status: 422,
    code: 37105,
    message: '请按异议类型填写实收数量或应为单价',
    data: z.object({ lines: z.array(z.object({ lineId: z.string(), message: z.string() })) }),
  },
} as const satisfies ErrorSpecs;

export const talkErrors = {
  ...attachErrors,
  DISPUTE_CHANGED: { status: 409, code: 37106, message: '异议刚刚有变化，请刷新后再操作' },
  DISPUTE_STEP: { status: 409, code: 37107, message: '异议现在的状态不能这样处理' },
  DISPUTE_FILES_FULL: { status: 409, code: 37108, message: '每张异议单最多 50 个附件' },
} as const satisfies ErrorSpecs;

export const deskDisputeErrors = {
  ...talkErrors,
  DISPUTE_GRANT: { status: 422, code: 37109, message: '调整金额超过该行的应付金额' },
} as const satisfies ErrorSpecs;

export const linkErrors = {
  STATEMENT_LINKS_MANY: { status: 409, code: 37110, message: '有效的分享链接已满 20 个，请先停用不用的链接' },
} as const satisfies ErrorSpecs;

export const mailErrors = {
  BILL_MAIL_TAKEN: { status: 409, code: 37111, message: '这个邮箱已经登记过' },
  BILL_MAILS_MANY: { status: 409, code: 37112, message: '最多登记 20 个对账邮箱' },
} as const satisfies ErrorSpecs;

export const termsErrors = {
  STATEMENT_TERMS_CHANGED: { status: 409, code: 37113, message: '设置刚刚被别人修改，请刷新后再保存' },
} as const satisfies ErrorSpecs;

export const importErrors = {
  CHECKED_FILE_REFUSED: { status: 422, code: 37114, message: '一次最多导入 5,000 行，请拆成几个文件' },
} as const satisfies ErrorSpecs;

export const exceptionErrors = {
  EXCEPTION_DONE: { status: 409, code: 37115, message: '这条差异已经处理过，请刷新' },
} as const satisfies ErrorSpecs;

export const runErrors = {
  RUN_NOT_FAILED: { status: 409, code: 37116, message: '这次出账没有失败，不用重跑' },
  RUN_FAILED_AGAIN: { status: 409, code: 37117, message: '重跑没有成功，请查看失败原因' },
} as const satisfies ErrorSpecs;

export const paperErrors = {
  STATEMENT_PAPER_LARGE: { status: 409, code: 37118, message: '超过 2,000 行的对账单请导出 Excel' },
} as const satisfies ErrorSpecs;

export const exportErrors = {
  STATEMENT_EXPORT_EMPTY: { status: 409, code: 37119, message: '没有可导出的行' },
} as const satisfies ErrorSpecs;
