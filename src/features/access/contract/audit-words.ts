import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of logins and sessions. */
export const accessAuditWords = {
  actions: {
    'session.opened': '登录',
    'session.ended': '退出登录',
    'context.contradicted': '请求与登录身份不符',
    'login.refused': '登录失败',
    'login.locked': '登录被锁定',
    'login.alarm': '登录异常告警',
  },
  objects: {
    session: '登录会话',
    account: '登录账号',
  },
  fields: {
    way: '方式',
    remember: '记住登录',
    loginSource: '登录来源',
    customerCode: '客户编码',
    userCode: '用户编码',
    failures: '失败次数',
    seconds: '锁定秒数',
  },
  values: {
    way: {
      password: '密码',
      sms: '短信验证码',
      link: '登录链接',
      switch: '切换公司',
      invitation: '邀请激活',
    },
    loginSource: {
      '0': '商城登录',
      '3': '采购系统',
    },
  },
} as const satisfies AuditWords;
