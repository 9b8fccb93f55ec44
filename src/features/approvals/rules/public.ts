export type { FlowCondition, FlowNode } from './flow-shape.ts';
