import type { DocumentType, FlowCondition, FlowNode, NodeMode } from './flow-shape.ts';

/** A flow as evaluation needs it. Ids are decimal text here and below, as in the conditions; amounts are fen. */
export interface EvaluatedFlow {
  id: string;
  name: string;
  documentType: DocumentType;
  effect: 'bypass' | 'deny' | 'approve';
  /** For documents of this department and everything below it; null: the whole firm. */
  departmentId: string | null;
  conditions: readonly FlowCondition[];
  nodes: readonly FlowNode[];
  place: number;
}

export interface DocumentLine {
  lineNo: number;
  amountFen: bigint;
  /** From the top down to its own category. */
  categoryPathIds: readonly string[];
  brandId: string | null;
  costCenterId: string | null;
  /** Without an item number. */
  freeText: boolean;
  /** How much dearer than agreed, hundredths of a percent; null where nothing is agreed. */
  overAgreementBp: number | null;
}

/** What is to be approved, as far as flows ask about it. */
export interface ApprovalDocument {
  documentType: DocumentType;
  requester: {
    memberId: string;
    /** From the top department down to the own; empty without a department. */
    departmentPath: readonly string[];
  };
  amountFen: bigint;
  urgent: boolean;
  lines: readonly DocumentLine[];
  /** Every cost centre the document is charged to. */
  costCenters: readonly { id: string; ownerMemberId: string | null; overBudget: boolean }[];
}

export interface MemberFact {
  memberId: string;
  userId: string;
  name: string;
  departmentId: string | null;
  /** 0 frozen, 1 enabled, 2 invited (specification 4). */
  status: number;
  left: boolean;
  /** Takes approvals; false when the person has switched them off. */
  approves: boolean;
}

export interface DepartmentFact {
  id: string;
  name: string;
  parentId: string | null;
  headMemberId: string | null;
}

/** People of the firm, as far as the flows in question lead to them. */
export interface PeopleFacts {
  members: ReadonlyMap<string, MemberFact>;
  /** Members of a role, in the order they are asked. */
  roles: ReadonlyMap<string, readonly string[]>;
  departments: ReadonlyMap<string, DepartmentFact>;
  /** Who may both manage users and approve; asked when nobody else can be. */
  administrators: readonly string[];
  /** The firm lets administrators approve what they ask for themselves. */
  selfApproval: boolean;
  /** What ids of conditions are called, by `nameKey`; an id without a name is told as a number. */
  names: ReadonlyMap<string, string>;
}

export type NamedKind = 'department' | 'member' | 'role' | 'cost_center' | 'category' | 'brand';

export const nameKey = (kind: NamedKind, id: string) => `${kind}:${id}`;

export interface PlannedApprover {
  memberId: string;
  userId: string;
  name: string;
  /** Department the person speaks for in steps with one of each department. */
  departmentId: string | null;
  /** How the person came to be asked: 生产部负责人. */
  why: string;
  /** Name of whom the flow means, where this person stands in now; a plan names whom the flow means, and has none. */
  onBehalfOf?: string;
}

export interface SkippedApprover {
  memberId: string;
  name: string;
  why: string;
}

export interface PlannedStep {
  name: string;
  mode: NodeMode;
  /** How many must agree: one for 或签, everybody for 会签 and 依次, each department once for 每部门一人. */
  needed: number;
  /** Flows that ask for it: 大额采购. */
  reason: string;
  escalateAfterHours: number | null;
  /** Never empty; in the order they are asked where the mode is 依次. */
  approvers: PlannedApprover[];
  copyTo: PlannedApprover[];
  skipped: SkippedApprover[];
}

export interface FiredFlow {
  flowId: string;
  flowName: string;
  /** Each condition with the figures that met it. */
  because: string[];
}

/** A node nobody can decide, not even an administrator. */
export interface UnworkableNode {
  flowId: string;
  flowName: string;
  nodeName: string;
  why: string;
}

export interface ApprovalPlan {
  /** `denied` also where a flow asks and nobody is there to answer: refused at once, so that nothing waits for ever. */
  outcome: 'free' | 'denied' | 'ask';
  /** Flow that refuses, with the words for the requester. */
  deniedBy?: { flowId: string; flowName: string; message: string };
  reasons: FiredFlow[];
  steps: PlannedStep[];
  unworkable: UnworkableNode[];
}
