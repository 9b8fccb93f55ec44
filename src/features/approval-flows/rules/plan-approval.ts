import type {
  ApprovalDocument,
  ApprovalPlan,
  EvaluatedFlow,
  FiredFlow,
  PeopleFacts,
  PlannedStep,
  UnworkableNode,
} from './flow-plan.ts';
import type { FlowNode } from './flow-shape.ts';
import { matchFlow } from './match-flow.ts';
import { mergeSteps } from './merge-flow-steps.ts';
import { orderFlows } from './order-flows.ts';
import { resolveNode } from './resolve-flow-node.ts';

interface Fired extends FiredFlow {
  flow: EvaluatedFlow;
}

function fireFlows(flows: readonly EvaluatedFlow[], document: ApprovalDocument, people: PeopleFacts): Fired[] {
  const because = new Map<EvaluatedFlow, string[]>();
  for (const flow of flows) {
    const words = matchFlow(flow, document, people.names);
    if (words) because.set(flow, words);
  }
  return orderFlows([...because.keys()], document).map((flow) => ({
    flow,
    flowId: flow.id,
    flowName: flow.name,
    because: because.get(flow) ?? [],
  }));
}

const toReason = ({ flowId, flowName, because }: Fired): FiredFlow => ({ flowId, flowName, because });

const NOTHING = { reasons: [], steps: [], unworkable: [] } satisfies Partial<ApprovalPlan>;

/** Flows of a firm ask the same few nodes again and again: each is looked up once. */
function rememberNodes<T>(resolve: (node: FlowNode) => T): (node: FlowNode) => T {
  const known = new Map<string, T>();
  return (node) => {
    const key = JSON.stringify(node);
    const found = known.get(key) ?? resolve(node);
    known.set(key, found);
    return found;
  };
}

function collectSteps(asking: readonly Fired[], document: ApprovalDocument, people: PeopleFacts) {
  const steps: PlannedStep[] = [];
  const unworkable: UnworkableNode[] = [];
  const resolve = rememberNodes((node) => resolveNode(node, { document, people }));
  for (const { flow, flowId, flowName } of asking) {
    const nobody = (nodeName: string, why: string) => unworkable.push({ flowId, flowName, nodeName, why });
    if (flow.nodes.length === 0) nobody('', '没有设置审批步骤');
    for (const node of flow.nodes) {
      const step = resolve(node);
      if (step) steps.push({ ...step, reason: flowName });
      else nobody(node.name, '审批人、上级和管理员都不能审批');
    }
  }
  return { steps: mergeSteps(steps), unworkable };
}

/**
 * What a document needs before it may go on (behaviours 2.8): a flow that lets through ends it, then one that refuses;
 * otherwise every flow that asks adds its steps, the requester's department first, the same step once. The answer does
 * not depend on the order of `flows`. Where nobody can answer, the document is refused at once and `unworkable` says
 * which flow is to blame.
 *
 * Steps in a row never ask a person twice who decides in the first for certain; where somebody else may have answered
 * (或签), whoever runs the steps passes the second on when it begins.
 */
export function planApproval(
  flows: readonly EvaluatedFlow[],
  document: ApprovalDocument,
  people: PeopleFacts,
): ApprovalPlan {
  const fired = fireFlows(flows, document, people);
  const having = (effect: EvaluatedFlow['effect']) => fired.filter(({ flow }) => flow.effect === effect);
  const [bypass] = having('bypass');
  if (bypass) return { ...NOTHING, outcome: 'free', reasons: [toReason(bypass)] };
  const denying = having('deny');
  const [deny] = denying;
  if (deny) {
    const { flowId, flowName, because } = deny;
    const message = `公司规则“${flowName}”不允许提交：${because.join('；')}。`;
    return { ...NOTHING, outcome: 'denied', deniedBy: { flowId, flowName, message }, reasons: denying.map(toReason) };
  }
  const asking = having('approve');
  if (asking.length === 0) return { ...NOTHING, outcome: 'free' };
  const reasons = asking.map(toReason);
  const { steps, unworkable } = collectSteps(asking, document, people);
  const [broken] = unworkable;
  if (!broken) return { outcome: 'ask', reasons, steps, unworkable };
  const { flowId, flowName } = broken;
  const message = `审批流“${flowName}”现在没有人可以审批，请联系公司管理员。`;
  return { outcome: 'denied', deniedBy: { flowId, flowName, message }, reasons, steps: [], unworkable };
}
