export type { FlowKind } from './flow-kind.ts';
export type { ApprovalDocument, ApprovalPlan, PlannedApprover, PlannedStep } from './flow-plan.ts';
export type { DocumentType, FlowCondition, FlowNode, NodeMode } from './flow-shape.ts';
export { isWantedSoon, overAgreement } from './judge-line.ts';
export { skipRepeatedSteps } from './merge-flow-steps.ts';
export { modeLabel } from './mode-label.ts';
