import { defineEvents } from '#business/documents/rules/public.ts';

const told = (label: string) => ({ label, outside: 'whole' }) as const;
/** What a company decides among its own people, and the desk among its own. */
const inner = (label: string) => ({ label, outside: 'bare' }) as const;

/** What can be said and done about a statement and its disputes, in words for its log. */
export const statementEvents = defineEvents({
  made: told('生成对账单'),
  delivered: told('对账单送达'),
  confirmed: told('确认明细'),
  approving: inner('提交确认审批'),
  approved: inner('确认审批通过'),
  not_approved: inner('确认审批未通过'),
  approval_withdrawn: inner('撤回确认审批'),
  approval_expired: inner('确认审批超时'),
  disputed: told('提出异议'),
  taken: told('受理异议'),
  offered: told('拟出调整'),
  agreed: told('同意调整'),
  declined: told('不同意调整'),
  rejected: told('不同意异议'),
  dispute_withdrawn: told('撤回异议'),
  said: told('留言'),
  late: inner('异议超时提醒'),
  invoiced: told('开票'),
  paid: told('回款核销'),
  imported: told('导入核对结果'),
  shared: inner('生成分享链接'),
  unshared: inner('停用分享链接'),
  checked: inner('三单核对'),
});

export type StatementEventKind = (typeof statementEvents.kinds)[number];
