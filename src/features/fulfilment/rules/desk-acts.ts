import { orderAuditWords } from '#features/orders/contract/audit-words.ts';
import { fulfilmentAuditWords } from '../contract/audit-words.ts';

/** What the desk reads of an entry of the audit log: the words of the log itself. */
const LABELS: Readonly<Record<string, string>> = { ...orderAuditWords.actions, ...fulfilmentAuditWords.actions };

/** Label of an act; what a version wrote that is not here is named in general. */
export const deskActLabel = (action: string): string => LABELS[action] ?? '其他操作';
