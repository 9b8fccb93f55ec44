import type { ErrorSpecs } from './define-endpoint.ts';
import { NOT_FOR_THIS_KIND } from './identity-refusal.ts';

/** Refusals every call can answer with; the numbers belong to the whole shop. */
export const commonErrors = {
  UNAUTHORIZED: { status: 401, code: 401, message: '登录已失效，请重新登录' },
  IDENTITY_REFUSED: { status: 403, code: 40310, message: NOT_FOR_THIS_KIND },
  PERMISSION_REFUSED: { status: 403, code: 40301, message: '没有此操作的权限' },
  CROSS_SITE_REFUSED: { status: 403, code: 40302, message: '请求来源不可信，已拒绝' },
  TOO_MANY_REQUESTS: { status: 429, code: 42901, message: '操作过于频繁，请稍后再试' },
  NOT_AHEAD: { status: 400, code: 40003, message: '预先加载的请求只能读取，操作没有执行' },
  KEY_MISSING: { status: 400, code: 40001, message: '请求缺少 Idempotency-Key，无法保证不重复提交' },
  KEY_REUSED: { status: 422, code: 42201, message: '同一 Idempotency-Key 已用于其他内容，请刷新后重新提交' },
  PARTICIPANT_MISSING: {
    status: 400,
    code: 40002,
    message: '请求没有说明页面属于哪个账号（x-participant），操作没有执行，请重新载入页面后再试',
  },
  PARTICIPANT_CHANGED: {
    status: 409,
    code: 40902,
    message: '此页面属于另一家公司或另一个账号，操作没有执行。请切换回原来的公司，或重新载入页面',
  },
  /** A change whose commit got no answer, or that took longer than a call may: it was made or not. */
  OUTCOME_UNKNOWN: { status: 503, code: 50303, message: '结果未知，请用同一请求重试' },
  /** No connection was free to begin the change with. */
  NOT_BEGUN: { status: 503, code: 50304, message: '系统繁忙，本次操作没有执行，请稍后再试' },
  /** So many files are being read that another one would wait too long. */
  READERS_BUSY: { status: 503, code: 50305, message: '正在读取的文件太多，请稍后再上传' },
  KEY_IN_FLIGHT: { status: 409, code: 40901, message: '相同的请求正在处理中，请稍候' },
} as const satisfies ErrorSpecs;
