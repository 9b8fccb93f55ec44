/**
 * What the audit log says of the changes of one feature, in Chinese and in one place: `contract/audit-words.ts`.
 * `tests/generated/audit-words.test.ts` finds whatever can be written and has no word.
 */
export interface AuditWords {
  /** What was done, by code of the action; each stands in the words of one feature. */
  actions: Readonly<Record<string, string>>;
  /** What it was done to, by type of the object. */
  objects: Readonly<Record<string, string>>;
  /** Fields of what was before and after. */
  fields: Readonly<Record<string, string>>;
  /** Words that stand for codes, by field; the field `` holds the whole change where that is one value. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
