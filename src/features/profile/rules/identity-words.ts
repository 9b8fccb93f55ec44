import type { Identity } from '#platform/shared/define-endpoint.ts';

/** Identity of specification 6 as the person it belongs to reads it. */
export const IDENTITY_WORDS: Readonly<Record<Identity, string>> = {
  anonymous: '未登录',
  visitor: '访客',
  company: '企业账号',
  group: '集团账号（仅管理用户，不能下单）',
  sales: '销售账号',
  punchout: '采购系统登录',
  restricted: '采购系统对接企业账号（请从采购系统下单）',
  staff: '商城运营账号',
};
