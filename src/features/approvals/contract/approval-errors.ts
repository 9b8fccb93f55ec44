import { z } from 'zod';
import { FILE_WORDS } from '#business/attachments/contract/attachment-errors.ts';
import { amountText, rowId } from '#platform/shared/wire-schemas.ts';

/** What an approval is refused with; numbers 35200–35299 belong to approvals. */
export const approvalErrors = {
  APPROVAL_ENDED: { status: 409, code: 35200, message: '这个申请已经结束，不能再处理' },
  APPROVAL_NOT_PENDING: { status: 409, code: 35201, message: '这个审批已经处理过，或已转给他人' },
  APPROVAL_OWN: { status: 403, code: 35202, message: '不能审批自己提交的申请，也不能转给申请人' },
  APPROVAL_INVOLVED: { status: 409, code: 35203, message: '对方已在当前节点中，请选择其他人' },
  APPROVAL_CHANGED: {
    status: 409,
    code: 35204,
    message: '单据在您打开之后发生了变化，请核对后再处理',
    data: z.object({ changes: z.array(z.string()), snapshotHash: z.string() }),
  },
  APPROVAL_BEGUN: { status: 409, code: 35205, message: '已有人审批，不能撤回' },
  APPROVAL_NOT_RETURNED: { status: 409, code: 35206, message: '这个申请没有等待补充' },
  APPROVAL_URGED: { status: 409, code: 35207, message: '4 小时内已催办过，请稍后再催' },
  APPROVAL_PERSON_GONE: { status: 422, code: 35208, message: '这位同事已停用或关闭了审批，请选择其他人' },
  APPROVAL_LINES: { status: 422, code: 35209, message: '要剔除的商品行不存在或已剔除' },
  APPROVAL_REASON: { status: 422, code: 35210, message: '请填写原因' },
  APPROVAL_DELEGATION_TIME: { status: 422, code: 35211, message: '结束时间要晚于开始时间，且最长 180 天' },
  APPROVAL_DELEGATION_SELF: { status: 422, code: 35212, message: '不能委托给自己' },
  APPROVAL_DELEGATION_TWICE: { status: 409, code: 35213, message: '这段时间已有委托，请先撤销' },
  APPROVAL_DELEGATION_KIND: { status: 422, code: 35241, message: '所选单据的审批未开通，不能委托' },
  APPROVAL_FILE_GONE: { status: 409, code: 35214, message: FILE_WORDS.gone },
  APPROVAL_FILES_ONE: { status: 422, code: 35215, message: '附件只能随一个审批提交' },
  APPROVAL_HAND_IN: { status: 403, code: 35240, message: '您没有提交这类单据的权限，请联系公司管理员' },
  APPROVAL_CONFIRM: {
    status: 409,
    code: 35224,
    message: '请确认数量和金额后再处理',
    data: z.object({
      count: z.number().int(),
      amount: amountText,
      /** The company asks for a confirmation above this. */
      limit: amountText,
      requests: z.array(
        z.object({
          taskId: rowId,
          documentNo: z.string(),
          title: z.string(),
          amount: amountText,
          overBudget: z.boolean(),
          /** Each budget that is exceeded with it, in words; empty for others. */
          overruns: z.array(z.string()),
          /** Why its requester wants it all the same; empty where none was given. */
          reason: z.string(),
        }),
      ),
    }),
  },
  APPROVAL_CARRIED_OUT: { status: 409, code: 35225, message: '已经同意，不能撤销' },
  APPROVAL_NOT_WAITING: { status: 409, code: 35226, message: '没有等待执行的同意，不需要撤销' },
  APPROVAL_RIGHT_LOST: { status: 403, code: 35227, message: '您已不能审批' },
  APPROVAL_WORDS: { status: 422, code: 35216, message: '请填写留言或添加附件' },
} as const;

/** What a file is refused with. */
export const fileErrors = {
  APPROVAL_FILE_KIND: { status: 422, code: 35217, message: FILE_WORDS.kind },
  APPROVAL_FILE_LARGE: { status: 413, code: 35218, message: FILE_WORDS.large },
  APPROVAL_FILES_MANY: { status: 429, code: 35219, message: FILE_WORDS.many },
} as const;

const link = { status: 409 } as const;

/** What the link of a mail is refused with. */
export const linkErrors = {
  APPROVAL_LINK_GONE: { ...link, code: 35220, message: '链接无效或已失效。单据可能已变更或已处理，请登录查看' },
  APPROVAL_LINK_USED: { ...link, code: 35221, message: '链接已使用过' },
  APPROVAL_LINK_OTHER: { status: 403, code: 35222, message: '这封邮件是发给另一位同事的，您不能代为处理' },
  APPROVAL_LINK_LOGIN: { status: 403, code: 35223, message: '金额较大，请登录后处理' },
} as const;
