import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of scenes. */
export const recommendationAuditWords = {
  actions: {
    'scene.saved': '保存场景方案',
  },
  objects: {
    scene: '场景方案',
  },
  fields: {
    code: '编码',
    summary: '说明',
    sort: '排序',
    itemCodes: '商品编码',
    industry: '行业',
  },
  values: {},
} as const satisfies AuditWords;
