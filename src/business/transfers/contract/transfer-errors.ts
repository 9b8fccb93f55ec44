/** What an export refuses that would be made in the background. */
export const exportTaskErrors = {
  TRANSFERS_OPEN: { status: 422, code: 36300, message: '您已有 5 个导出任务在进行，请等其中一个完成或取消后再试' },
} as const;

export const transferErrors = {
  TRANSFER_STATE: { status: 409, code: 36301, message: '任务状态已变化，请刷新后再试' },
  TRANSFER_NOT_READY: { status: 409, code: 36302, message: '文件还没有生成，请稍候' },
  TRANSFER_EXPIRED: { status: 422, code: 36303, message: '文件已过期，请重新导出' },
  TRANSFER_RIGHTS_CHANGED: { status: 403, code: 36304, message: '生成文件后您的权限有变化，请重新导出' },
} as const;
