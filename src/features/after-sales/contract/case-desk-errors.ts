import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { actErrors } from './case-errors.ts';

/** Why the desk does not do something to a case; nothing is written in any of these. */
export const caseDeskErrors = {
  CASE_CHANGED: actErrors.CASE_CHANGED,
  CASE_DESK_STEP: { status: 409, code: 35861, message: '售后单现在的状态不能这样处理，请刷新后再试' },
  CASE_GRANT_REFUSED: { status: 409, code: 35862, message: '审核结果有误，请核对' },
  CASE_COUNT_REFUSED: { status: 409, code: 35863, message: '清点结果有误，请核对' },
  CASE_NO_DECISION: { status: 409, code: 35864, message: '没有等待复核的审核结果，请刷新后再试' },
  CASE_OWN_CHECK: { status: 403, code: 35865, message: '不能复核自己的审核结果' },
  CASE_PLACE_UNKNOWN: { status: 409, code: 35866, message: '没有这个仓库，请重新选择' },
} as const satisfies ErrorSpecs;

export const caseScanErrors = {
  CASE_NOT_SCANNED: { status: 409, code: 35867, message: '没有找到这个单号对应的售后单，请核对标签' },
} as const satisfies ErrorSpecs;

export const casePolicyErrors = {
  POLICY_CHANGED: { status: 409, code: 35868, message: '售后规则刚刚被修改，请刷新后再改' },
} as const satisfies ErrorSpecs;
