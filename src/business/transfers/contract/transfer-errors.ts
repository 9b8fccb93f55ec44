/** What an export refuses that would be made in the background. */
export const exportTaskErrors = {
  TRANSFERS_OPEN: { status: 422, code: 36300, message: '您已有 5 个导出任务在进行，请等其中一个完成或取消后再试' },
  TRANSFERS_OPEN_FIRM: {
    status: 422,
    code: 36313,
    message: '贵公司已有 20 个导出任务在进行，请等同事的任务完成后再试',
  },
} as const;

export const transferErrors = {
  TRANSFER_STATE: { status: 409, code: 36301, message: '任务状态已变化，请刷新后再试' },
  TRANSFER_NOT_READY: { status: 409, code: 36302, message: '文件还没有生成，请稍候' },
  TRANSFER_EXPIRED: { status: 422, code: 36303, message: '文件已过期，请重新导出' },
  TRANSFER_RIGHTS_CHANGED: { status: 403, code: 36304, message: '生成文件后您的权限有变化，请重新导出' },
} as const;

/** What exports of whole lists refuse. */
export const listExportErrors = {
  EXPORT_EMPTY: { status: 422, code: 36305, message: '没有可以导出的内容' },
  EXPORT_LARGE: { status: 422, code: 36306, message: '内容太多，请缩小筛选范围' },
} as const;

export const scheduleErrors = {
  SCHEDULE_KIND: { status: 422, code: 36307, message: '这类内容不能定时发送' },
  SCHEDULE_INPUT: { status: 422, code: 36308, message: '筛选条件已不可用，请在列表页重新设置定时发送' },
  SCHEDULE_RECEIVERS: { status: 422, code: 36309, message: '有接收人已不在公司，请重新选择' },
  SCHEDULES_FULL: { status: 422, code: 36310, message: '您最多设置 20 个定时发送，请先删除不用的' },
  SCHEDULE_PERIOD: { status: 422, code: 36312, message: '请选择日期范围' },
  SCHEDULE_STATE: { status: 409, code: 36311, message: '定时发送的状态已变化，请刷新后再试' },
} as const;
