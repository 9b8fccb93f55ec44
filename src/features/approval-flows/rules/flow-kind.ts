import type { ConditionKind } from '../contract/condition-kinds.ts';
import type { DocumentType } from '../contract/document-kinds.ts';

/** A kind of document that is carried, as far as flows ask about it. */
export interface FlowKind {
  code: DocumentType;
  /** What conditions may ask about it. */
  conditions: readonly ConditionKind[];
}

/** The kind where it is carried. */
export const kindOf = <Kind extends FlowKind>(kinds: readonly Kind[], code: string): Kind | undefined =>
  kinds.find((kind) => kind.code === code);
