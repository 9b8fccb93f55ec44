import { titleErrors } from '#features/profile/contract/invoice-title-contract.ts';

/** Why a title cannot be asked for. */
export const askErrors = {
  TITLE_WRONG: titleErrors.TITLE_WRONG,
  TITLE_CHANGED: titleErrors.TITLE_CHANGED,
  TITLES_MANY: titleErrors.TITLES_MANY,
  TITLE_KNOWN: { status: 409, code: 38200, message: '公司已有相同的抬头，可以直接选用' },
  TITLE_ASKED: { status: 409, code: 38201, message: '相同的抬头正在审核，请等待结果' },
  TITLE_SAME: { status: 400, code: 38202, message: '没有任何变化，无需提交' },
} as const;

/** Why a request cannot be decided or taken back. */
export const decideErrors = {
  TITLE_REQUEST_DONE: { status: 409, code: 38210, message: '这份申请已经处理过了' },
  TITLE_REQUEST_MOVED: { status: 409, code: 38211, message: '申请刚刚被修改，请刷新后重试' },
  TITLE_ANSWER_MISSING: { status: 400, code: 38212, message: '请填写驳回的原因' },
  TITLE_REQUEST_OTHERS: { status: 403, code: 38213, message: '只有申请人或公司管理员可以撤回' },
  TITLE_GONE: { status: 409, code: 38214, message: '原来的抬头已被修改或删除，请驳回后由客户重新申请' },
  TITLE_KNOWN: askErrors.TITLE_KNOWN,
  TITLES_MANY: titleErrors.TITLES_MANY,
} as const;
