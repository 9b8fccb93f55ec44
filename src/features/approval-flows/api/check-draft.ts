import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { approvalFlowErrors } from '../contract/approval-flow-contract.ts';
import { checkFlow } from '../rules/check-flow.ts';
import { type FlowDraft, toStored } from '../rules/flow-draft.ts';
import { type EvaluatedFlow, type NamedKind, nameKey } from '../rules/flow-plan.ts';
import { type FlowReferences, referencesOf } from '../rules/flow-references.ts';
import { readFlowPeople } from './read-flow-people.ts';

/** Refuses a draft that points at things the firm does not have, or that could not be carried out. */
export async function checkDraft(db: Db, firmId: bigint, draft: FlowDraft): Promise<void> {
  const wanted = referencesOf([draft]);
  const { names } = await readFlowPeople(db, firmId, wanted);
  const kinds = Object.entries(wanted) as [NamedKind & keyof FlowReferences, string[]][];
  if (kinds.some(([kind, ids]) => ids.some((id) => !names.has(nameKey(kind, id))))) {
    throw refuse(approvalFlowErrors, 'FLOW_POINTS_NOWHERE');
  }
  const [problem] = checkFlow(draft);
  if (problem) throw refuse(approvalFlowErrors, 'FLOW_INVALID', { message: problem.message });
}

/** A draft as evaluation would meet it once it is saved; `id` of a flow it takes the place of. */
export const asEvaluated = (draft: FlowDraft, id: string, place: number): EvaluatedFlow => ({
  ...draft,
  id,
  place,
  conditions: toStored(draft.conditions),
  nodes: draft.effect === 'approve' ? draft.nodes : [],
});
