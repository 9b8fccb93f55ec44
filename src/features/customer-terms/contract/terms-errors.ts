/** Why the desk cannot change what is agreed with a customer. Nothing is written in any of these cases. */
export const proposeErrors = {
  TERMS_CHANGED: { status: 409, code: 38100, message: '客户条款刚刚被修改，请核对最新内容后重试' },
  TERMS_WAITING: { status: 409, code: 38101, message: '该客户有一项变更正在等待复核，请先复核或撤回' },
  TERMS_SAME: { status: 400, code: 38102, message: '没有任何变化，无需提交' },
  TERMS_CONFLICT: { status: 400, code: 38103, message: '条款之间有冲突，请检查后重试' },
} as const;

/** Why a change cannot be decided. */
export const checkErrors = {
  TERM_CHANGE_DONE: { status: 409, code: 38110, message: '这项变更已经处理过了' },
  TERM_CHANGE_OWN: { status: 409, code: 38111, message: '不能复核自己提交的变更，请由另一位同事处理' },
  TERM_CHANGE_STALE: { status: 409, code: 38112, message: '提交之后条款已经变化，请退回后重新提交' },
  TERM_CHANGE_OTHERS: { status: 409, code: 38113, message: '只有提交人可以撤回' },
  TERM_NOTE_MISSING: { status: 400, code: 38114, message: '请填写退回的原因' },
  TERMS_CONFLICT: proposeErrors.TERMS_CONFLICT,
} as const;

/** Why a company cannot apply. */
export const applyErrors = {
  CREDIT_APPLIED: { status: 409, code: 38120, message: '已有一份授信申请正在处理，请等待结果或先撤回' },
  CREDIT_NOT_HIGHER: { status: 400, code: 38121, message: '申请的额度要高于当前额度' },
  CREDIT_KIND_WRONG: { status: 400, code: 38122, message: '当前的授信情况不适用这种申请' },
  CREDIT_DAY_WRONG: { status: 400, code: 38123, message: '临时额度的截止日期应在明天起 180 天内' },
} as const;

/** Why an application cannot be moved on. */
export const applicationErrors = {
  APPLICATION_MOVED: { status: 409, code: 38130, message: '这份申请的状态已经变化，请刷新后重试' },
  APPLICATION_NOTE_MISSING: { status: 400, code: 38131, message: '请填写原因' },
  ...proposeErrors,
} as const;

export const policyErrors = {
  TERM_POLICY_CHANGED: { status: 409, code: 38140, message: '复核规则刚刚被修改，请核对后重试' },
} as const;
