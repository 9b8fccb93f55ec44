import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import type { EvaluatedFlow } from './flow-plan.ts';
import type { DocumentType, FlowCondition, FlowNode } from './flow-shape.ts';

/** A flow as people write it and as it travels: amounts are yuan ("5000.00"), not fen. */
export interface FlowDraft {
  name: string;
  note: string;
  documentType: DocumentType;
  effect: EvaluatedFlow['effect'];
  departmentId: string | null;
  conditions: FlowCondition[];
  nodes: FlowNode[];
}

function withAmounts(condition: FlowCondition, change: (amount: string) => string): FlowCondition {
  if (condition.kind === 'line_amount') return { ...condition, atLeast: change(condition.atLeast) };
  if (condition.kind !== 'amount') return condition;
  const { kind, atLeast, below } = condition;
  return {
    kind,
    ...(atLeast === undefined ? {} : { atLeast: change(atLeast) }),
    ...(below === undefined ? {} : { below: change(below) }),
  };
}

/** Conditions to be stored: yuan become fen. */
export const toStored = (conditions: readonly FlowCondition[]): FlowCondition[] =>
  conditions.map((condition) => withAmounts(condition, (yuan) => String(parseAmount(yuan))));

/** Conditions to be shown: fen become yuan. */
export const toWritten = (conditions: readonly FlowCondition[]): FlowCondition[] =>
  conditions.map((condition) => withAmounts(condition, (fen) => formatAmount(BigInt(fen))));
