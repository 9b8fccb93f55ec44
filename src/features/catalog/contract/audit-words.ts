import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log calls an item; what happens to items is said by those who do it. */
export const catalogAuditWords = {
  actions: {},
  objects: {
    sku: '商品',
  },
  fields: {},
  values: {},
} as const satisfies AuditWords;
