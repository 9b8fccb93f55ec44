import type { ApprovalDocument, EvaluatedFlow, PeopleFacts } from './flow-plan.ts';
import type { FlowNode } from './flow-shape.ts';
import { resolveNode } from './resolve-flow-node.ts';

/** Asked for by nobody in particular: what is left then is what every requester would find at least. */
const ANYBODY: ApprovalDocument = {
  documentType: 'order',
  requester: { memberId: '', departmentPath: [] },
  amountFen: 0n,
  urgent: false,
  lines: [],
  costCenters: [],
};

/** Heads and owners hang on the document; whether there is one shows only then. */
const isFixed = ({ approvers }: FlowNode) => approvers.every(({ kind }) => kind === 'member' || kind === 'role');

/** Nodes that nobody can decide whoever asks: the flow can no longer be carried out. */
export function findDeadNodes({ nodes }: Pick<EvaluatedFlow, 'nodes'>, people: PeopleFacts): FlowNode[] {
  return nodes.filter((node) => isFixed(node) && resolveNode(node, { document: ANYBODY, people }) === null);
}
