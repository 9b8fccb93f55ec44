export type { ApprovalDocument, ApprovalPlan, PlannedApprover, PlannedStep } from './flow-plan.ts';
export type { DocumentType, FlowCondition, FlowNode, NodeMode } from './flow-shape.ts';
export { isWantedSoon, overAgreement } from './judge-line.ts';
export { passRepeats } from './merge-flow-steps.ts';
export { DOCUMENT_LABELS, modeLabel } from './mode-label.ts';
