export { type DocumentSnapshot, type SnapshotLine, snapshotFields } from './document-snapshot.ts';
export type { ApprovalDocument } from './flow-plan.ts';
export type { FlowCondition, FlowNode } from './flow-shape.ts';
