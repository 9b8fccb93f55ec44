import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

const customer = {
  RECEIVABLE_CUSTOMER_UNKNOWN: { status: 404, code: 37300, message: '没有这个客户，请检查客户编号' },
} as const;
const changed = {
  RECEIVABLE_CHANGED: { status: 409, code: 37301, message: '这条记录刚刚有变化，请刷新后再操作' },
  RECEIVABLE_STEP: { status: 409, code: 37302, message: '现在的状态不能这样处理' },
} as const;
const allocating = {
  ALLOCATION_STATEMENT_UNKNOWN: { status: 404, code: 37303, message: '客户没有这张对账单，请检查对账单号' },
  ALLOCATION_TOO_MUCH: { status: 409, code: 37304, message: '核销金额超过对账单未付金额或回款剩余金额' },
} as const;

export const bookErrors = {
  ...customer,
  ...allocating,
  RECEIPT_NO_ACCOUNT: { status: 409, code: 37305, message: '客户没有开通账期，请先在客户条款中开通' },
  RECEIPT_DAY_AHEAD: { status: 422, code: 37319, message: '收款日期不能晚于今天' },
  RECEIPT_REFERENCE_USED: { status: 409, code: 37306, message: '这个银行流水号已经登记过回款' },
} as const satisfies ErrorSpecs;
export const allocateErrors = { ...changed, ...allocating } as const satisfies ErrorSpecs;
export const receiptErrors = changed satisfies ErrorSpecs;

export const lineErrors = { ...bookErrors, ...changed } as const satisfies ErrorSpecs;

export const askWriteOffErrors = { ...customer, ...allocating } as const satisfies ErrorSpecs;
export const writeOffErrors = {
  ...changed,
  ALLOCATION_TOO_MUCH: allocating.ALLOCATION_TOO_MUCH,
  RECEIPT_NO_ACCOUNT: bookErrors.RECEIPT_NO_ACCOUNT,
  WRITE_OFF_OWN: { status: 409, code: 37307, message: '不能复核自己提交的坏账核销，请由其他人复核' },
} as const satisfies ErrorSpecs;

/** What is sure is booked at once: while somebody else pays the same by hand the file is brought again. */
export const bankErrors = {
  ...bookErrors,
  BANK_ACCOUNT_UNKNOWN: { status: 404, code: 37308, message: '没有这个银行账户' },
  BANK_FILE_REFUSED: { status: 422, code: 37309, message: '文件无法读取' },
} as const satisfies ErrorSpecs;
export const bankAccountErrors = {
  BANK_ACCOUNT_TAKEN: { status: 409, code: 37310, message: '这个银行账号已经登记' },
} as const satisfies ErrorSpecs;

export const customerErrors = customer satisfies ErrorSpecs;
export const policyErrors = {
  ...customer,
  RECEIVABLE_CHANGED: changed.RECEIVABLE_CHANGED,
} as const satisfies ErrorSpecs;
export const dunningErrors = {
  ...customer,
  RECEIVABLE_CHANGED: changed.RECEIVABLE_CHANGED,
  DUNNING_WRONG: { status: 400, code: 37311, message: '催收步骤填写有误，请检查后重试' },
  DUNNING_STOPPED: { status: 409, code: 37312, message: '这个客户已经暂停催收' },
  DUNNING_RUNS: { status: 409, code: 37313, message: '这个客户没有暂停催收' },
} as const satisfies ErrorSpecs;
