/** What the list of approvals shows, in the order of its tabs. */
export const APPROVAL_BOXES = { todo: '待我审批', done: '我已处理', mine: '我提交的', copied: '抄送我的' } as const;
