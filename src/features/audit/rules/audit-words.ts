import { messageAuditWords } from '#business/messages/contract/audit-words.ts';
import { transferAuditWords } from '#business/transfers/contract/audit-words.ts';
import type { AuditWords } from '#platform/shared/audit-words.ts';
import { COMMON_FIELDS, COMMON_VALUES } from './common-words.ts';
import { FEATURE_WORDS } from './feature-words.gen.ts';

/** What each feature says of its own changes. */
export const AUDIT_WORDS: readonly AuditWords[] = [...FEATURE_WORDS, messageAuditWords, transferAuditWords];

/** What changes are about, as people call it. */
export const OBJECT_NAMES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...AUDIT_WORDS.map((one) => one.objects),
);

const OWNERS = new Map(AUDIT_WORDS.flatMap((one) => Object.keys(one.actions).map((action) => [action, one] as const)));

/** What a row of a version that is gone, or not here yet, is called: nobody is shown a code. */
export const UNNAMED = { action: '其他操作', object: '其他对象', field: '其他内容' } as const;

export const actionName = (action: string): string => OWNERS.get(action)?.actions[action] ?? UNNAMED.action;

export const objectName = (objectType: string): string => OBJECT_NAMES[objectType] ?? UNNAMED.object;

/** The word for a field of a change; null where nobody has given it one. */
export const findFieldWord = (action: string, field: string): string | null =>
  OWNERS.get(action)?.fields[field] ?? COMMON_FIELDS[field] ?? null;

export const fieldName = (action: string, field: string): string => findFieldWord(action, field) ?? UNNAMED.field;

/** The word for a code in a field; null where it stands for itself. */
export const findValueWord = (action: string, field: string, value: string): string | null =>
  OWNERS.get(action)?.values[field]?.[value] ?? COMMON_VALUES[field]?.[value] ?? null;
