import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of what a company lets out. */
export const messageAuditWords = {
  actions: {
    'message.settings': '修改公司消息设置',
    'robot.added': '新增群机器人',
    'robot.changed': '修改群机器人',
    'robot.removed': '删除群机器人',
    'robot.tested': '测试群机器人',
    'message.repeated': '重新发送未送达的消息',
  },
  objects: {
    messages: '公司消息设置',
    messageRobot: '群机器人',
    messageDelivery: '未送达的消息',
  },
  fields: {
    events: '消息种类',
    kind: '平台',
    name: '名称',
    active: '启用',
    result: '结果',
    repeated: '条数',
  },
  values: {},
} as const satisfies AuditWords;
