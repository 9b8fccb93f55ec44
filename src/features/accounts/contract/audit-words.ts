import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of how people come to accounts and passwords. */
export const accountAuditWords = {
  actions: {
    'member.activated': '本人激活账号',
    'firm.registered': '注册公司',
    'password.set': '设置密码',
  },
  objects: {},
  fields: {
    creditCode: '统一社会信用代码',
    sc: '销售工号',
    way: '方式',
    endedSessions: '退出的登录数',
    state: '状态',
  },
  values: {
    way: {
      changed: '本人修改',
      reset: '找回密码',
      activated: '激活账号',
    },
    state: {
      invited: '已邀请',
      enabled: '启用',
    },
  },
} as const satisfies AuditWords;
