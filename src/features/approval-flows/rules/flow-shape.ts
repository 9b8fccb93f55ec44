/** What an approval flow asks and who it asks; stored as it stands here (behaviours 2.8). */

export type DocumentType = 'order' | 'quote' | 'enquiry' | 'budget' | 'user' | 'material' | 'invoice_title';

/** All conditions of a flow must hold. Amounts are fen as decimal text, ids are decimal text: both travel as JSON. */
export type FlowCondition =
  | { kind: 'amount'; atLeast?: string; below?: string }
  | { kind: 'department'; anyOf: string[] }
  | { kind: 'requester'; anyOf: string[] }
  | { kind: 'cost_center'; anyOf: string[] }
  | { kind: 'category'; anyOf: string[] }
  | { kind: 'brand'; anyOf: string[] }
  | { kind: 'line_amount'; atLeast: string }
  /** A line without an item number. */
  | { kind: 'free_text_line' }
  /** A line dearer than the agreed price, by more than so many hundredths of a percent. */
  | { kind: 'over_agreement'; byBasisPoints: number }
  /** A cost centre would go over its budget. */
  | { kind: 'over_budget' }
  | { kind: 'urgent' };

/** Who is asked. `superior` counts heads upwards from the requester's department: 1 is the own head. */
export type ApproverRule =
  | { kind: 'member'; memberId: string }
  | { kind: 'role'; roleId: string }
  | { kind: 'department_head'; departmentId?: string }
  | { kind: 'superior'; level: number }
  | { kind: 'cost_center_owner' };

/** 或签, 会签, 依次, N 选 M, 每部门一人. */
export type NodeMode = 'any' | 'all' | 'sequence' | 'n_of_m' | 'per_department';

export interface FlowNode {
  name: string;
  mode: NodeMode;
  /** How many must agree; for `n_of_m` only. */
  needed?: number;
  approvers: ApproverRule[];
  /** Told, not asked. */
  copyTo?: ApproverRule[];
  /** Working hours until the person is reminded for the last time and the superior is asked; null: never. */
  escalateAfterHours?: number | null;
}
