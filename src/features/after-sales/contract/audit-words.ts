import type { AuditWords } from '#platform/shared/audit-words.ts';
import { deskAuditWords } from './desk-audit-words.ts';

/** What the audit log says of after-sales, on both sides. */
export const afterSaleAuditWords = {
  actions: { ...deskAuditWords.actions },
  objects: { after_sale: '售后单', ...deskAuditWords.objects },
  fields: { ...deskAuditWords.fields },
  values: { ...deskAuditWords.values },
} as const satisfies AuditWords;
