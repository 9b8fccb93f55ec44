/** What a message wants of its reader: to act, to know, or to beware. */
export const MESSAGE_KINDS = { todo: '待办', notice: '通知', alert: '预警' } as const;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** Ways a message takes. `inbox` are the pages of the shop; a robot writes into a group of the company. */
export const MESSAGE_CHANNELS = { inbox: '站内', mail: '邮件', sms: '短信', robot: '群机器人' } as const;
export type MessageChannel = keyof typeof MESSAGE_CHANNELS;
/** Ways to one person. */
export const OWN_CHANNELS = ['inbox', 'mail', 'sms'] as const;
export type OwnChannel = (typeof OWN_CHANNELS)[number];

/** What messages are about, in the order of the settings. */
export const MESSAGE_GROUPS = {
  order: '订单',
  approval: '审批',
  quote: '询价与报价',
  goods: '商品与价格',
  budget: '预算',
  company: '公司与成员',
  transfer: '导入与导出',
  security: '账号安全',
  desk: '商家工作台',
} as const;
export type MessageGroup = keyof typeof MESSAGE_GROUPS;

/** Platforms whose groups a robot writes into. */
export const ROBOT_PLATFORMS = ['wecom', 'dingtalk', 'feishu'] as const;
export type RobotKind = (typeof ROBOT_PLATFORMS)[number];
export const ROBOT_KINDS = { wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书' } as const satisfies Record<
  RobotKind,
  string
>;

export const DIGESTS = { none: '即时发送', daily: '每日汇总', weekly: '每周汇总' } as const;
export type Digest = keyof typeof DIGESTS;

/** Why a company cannot switch an event off. */
export const BINDINGS = { security: '账号安全', payment: '付款', approval: '待审批' } as const;
export type Binding = keyof typeof BINDINGS;
