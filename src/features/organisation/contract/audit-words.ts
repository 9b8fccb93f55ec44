import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of the company itself. */
export const organisationAuditWords = {
  actions: {
    'company.edited': '修改公司信息',
    'company.logoChanged': '更换公司标志',
    'company.logoRemoved': '移除公司标志',
  },
  objects: {
    firm: '公司',
  },
  fields: {
    phoneVersionSwitch: '手机版入口',
    customerServiceSwitch: '在线客服',
    quotationSwitch: '允许报价',
    costSwitch: '下单须选成本中心',
    duplicatePo: '重复 PO 号',
    searchBeyondRange: '范围外商品可搜到',
    budgetWithFreight: '预算含运费',
    budgetWithTax: '预算含税',
    budgetOverReason: '超预算须填写原因',
    approvalHoldDays: '审批保留天数',
    payAfterApprovalDays: '审批后付款工作日',
    selfApproval: '可审批自己的单据',
    quoteApprovalCovers: '报价审批覆盖转单',
    approvalConfirmAbove: '审批确认金额',
    firmName: '公司名称',
    shortName: '简称',
    firmType: '公司类型',
    creditCode: '统一社会信用代码',
    industry: '行业',
    levelCode: '价格等级',
    logoUrl: '标志',
    themeColor: '主题色',
    freeShipping: '免运费',
    contacts: '联系人',
    duty: '职责',
  },
  values: {
    phoneVersionSwitch: {
      '0': '关',
      '1': '开',
    },
    customerServiceSwitch: {
      '0': '关',
      '1': '开',
    },
    duplicatePo: {
      ignore: '允许',
      warn: '提醒',
      block: '禁止',
    },
    firmType: {
      company: '公司',
      group: '集团',
      operator: '商家',
    },
    levelCode: {
      enterprise: '企业价',
    },
  },
} as const satisfies AuditWords;
