import type { AuditWords } from '#platform/shared/audit-words.ts';
import { EFFECT_NAMES, KIND_NAMES } from './range-words.ts';

/** What the audit log says of who sees which goods. */
export const visibilityAuditWords = {
  actions: {
    'visibility.rulesAdded': '新增可见范围规则',
    'visibility.ruleRemoved': '删除可见范围规则',
    'visibility.beyondSaved': '设置范围外商品能否搜到',
    'visibility.exclusiveSaved': '设置专供商品',
  },
  objects: {
    visibilityRule: '可见范围规则',
  },
  fields: {
    effect: '作用',
    codes: '编码',
    code: '编码',
    whom: '适用对象',
    userName: '适用用户',
    searchBeyondRange: '范围外商品可搜到',
    skuCodes: '商品编码',
    customerCodes: '客户编码',
  },
  values: {
    effect: EFFECT_NAMES,
    kind: KIND_NAMES,
  },
} as const satisfies AuditWords;
