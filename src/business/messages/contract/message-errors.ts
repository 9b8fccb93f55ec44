export const messageSettingErrors = {
  MESSAGE_EVENT_UNKNOWN: { status: 400, code: 36320, message: '没有这类消息，请刷新页面后重试' },
  MESSAGE_EVENT_LOCKED: {
    status: 422,
    code: 36321,
    message: '账号安全、付款和待审批消息至少保留一种站外接收方式',
  },
} as const;

export const companySettingErrors = {
  ...messageSettingErrors,
  MESSAGE_LIMIT_REFUSED: { status: 422, code: 36324, message: '提醒线不在允许的范围内，请按页面上的提示填写' },
} as const;

export const robotErrors = {
  MESSAGE_EVENT_UNKNOWN: messageSettingErrors.MESSAGE_EVENT_UNKNOWN,
  ROBOT_ADDRESS: {
    status: 422,
    code: 36322,
    message: '机器人地址不可用：请粘贴企业微信、钉钉或飞书群机器人的完整 Webhook 地址',
  },
  ROBOTS_MANY: { status: 422, code: 36323, message: '每家公司最多 10 个群机器人，请先删除不用的' },
} as const;
