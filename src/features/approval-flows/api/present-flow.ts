import type { PlanAnswer, SavedFlow } from '../contract/approval-flow-schemas.ts';
import { toWritten } from '../rules/flow-draft.ts';
import type { ApprovalPlan, EvaluatedFlow } from '../rules/flow-plan.ts';
import type { DocumentType } from '../rules/flow-shape.ts';
import type { FlowRow } from './approval-flow-repo.ts';

export const presentFlow = (row: FlowRow): SavedFlow => ({
  flowId: String(row.id),
  name: row.name,
  note: row.note,
  documentType: row.documentType as DocumentType,
  effect: row.effect as EvaluatedFlow['effect'],
  departmentId: row.departmentId === null ? null : String(row.departmentId),
  conditions: toWritten(row.conditions),
  nodes: row.nodes,
  place: row.place,
  status: row.status,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

/** Names by kind and id, as they travel. */
export const presentNames = (names: ReadonlyMap<string, string>) =>
  [...names].map(([key, name]) => {
    const [kind = '', id = ''] = key.split(':');
    return { kind: kind as 'member', id, name };
  });

export function presentPlan({ outcome, deniedBy, reasons, steps }: ApprovalPlan): PlanAnswer {
  return {
    outcome,
    message: deniedBy?.message ?? null,
    reasons,
    steps: steps.map(({ name, mode, needed, reason, approvers, copyTo, skipped }) => ({
      name,
      mode,
      needed,
      reason,
      copyTo,
      skipped,
      approvers: approvers.map(({ onBehalfOf = null, ...person }) => ({ ...person, onBehalfOf })),
    })),
  };
}
