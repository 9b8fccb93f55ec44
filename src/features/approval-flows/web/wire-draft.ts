import { type FlowDraft, toStored, toWritten } from '../rules/flow-draft.ts';

/** A checked draft as it travels: amounts with two decimals, nodes only where the flow asks. */
export const wireDraft = (draft: FlowDraft): FlowDraft => ({
  ...draft,
  name: draft.name.trim(),
  note: draft.note.trim(),
  conditions: toWritten(toStored(draft.conditions)),
  nodes: draft.effect === 'approve' ? draft.nodes.map((node) => ({ ...node, name: node.name.trim() })) : [],
});

/** For a trial: a flow without a name gets one. */
export const trialDraft = (draft: FlowDraft): FlowDraft =>
  wireDraft({ ...draft, name: draft.name.trim() || '这条规则' });

export const EMPTY_DRAFT: FlowDraft = {
  name: '',
  note: '',
  documentType: 'order',
  effect: 'approve',
  departmentId: null,
  conditions: [{ kind: 'amount', atLeast: '5000.00' }],
  nodes: [{ name: '部门审批', mode: 'any', approvers: [{ kind: 'department_head' }] }],
};
