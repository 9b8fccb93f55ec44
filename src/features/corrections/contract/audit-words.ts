import type { AuditWords } from '#platform/shared/audit-words.ts';
import { CORRECTION_STATUS_WORDS } from './correction-status-words.ts';

/** What the audit log says of corrections of items. */
export const correctionAuditWords = {
  actions: {
    'correction.pending': '收到商品纠错',
    'correction.verified': '核实商品纠错',
    'correction.corrected': '更正商品信息',
    'correction.rejected': '不采纳商品纠错',
  },
  objects: {
    item_correction: '商品纠错',
  },
  fields: {
    answer: '答复',
  },
  values: {
    status: CORRECTION_STATUS_WORDS,
  },
} as const satisfies AuditWords;
