import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { approvalFlowErrors } from '../contract/approval-flow-contract.ts';
import type { FlowDraft } from '../rules/flow-draft.ts';
import {
  countFlows,
  deleteFlow,
  type FlowRow,
  findFlow,
  insertFlow,
  isNameTaken,
  lockFlows,
  placeFlows,
  readFlows,
  updateFlow,
} from './approval-flow-repo.ts';
import { checkDraft } from './check-draft.ts';
import { presentFlow } from './present-flow.ts';

const MAX_FLOWS = 200;
const MAX_NAME = 40;

type FlowAct = 'added' | 'edited' | 'enabled' | 'disabled' | 'copied' | 'removed' | 'reordered';

const eventOf = <A extends FlowAct>(act: A, flowId: bigint) =>
  ({ action: `approvalFlow.${act}`, objectType: 'approvalFlow', objectId: String(flowId) }) as const;

/** The flow as the caller saw it; anything else is a conflict to look at. */
async function seenFlow(db: Db, firmId: bigint, flowId: string, version: number): Promise<FlowRow> {
  const row = await findFlow(db, firmId, BigInt(flowId));
  if (!row) throw notFound('审批流');
  checkSeen(row, version, () => refuse(approvalFlowErrors, 'FLOW_CHANGED'));
  return row;
}

async function claimName(db: Db, firmId: bigint, name: string, except?: bigint): Promise<void> {
  await lockFlows(db, firmId);
  if (await isNameTaken(db, firmId, name, except)) throw refuse(approvalFlowErrors, 'FLOW_NAME_TAKEN');
}

export async function addFlow(db: Db, caller: SignedInCaller, draft: FlowDraft, enabled: boolean): Promise<bigint> {
  await checkDraft(db, caller.firmId, draft);
  await claimName(db, caller.firmId, draft.name);
  if ((await countFlows(db, caller.firmId)) >= MAX_FLOWS) throw refuse(approvalFlowErrors, 'FLOW_LIMIT');
  const flowId = await insertFlow(db, caller, draft, enabled ? 1 : 0);
  await writeAudit(db, caller, { ...eventOf('added', flowId), after: { ...draft, enabled } });
  return flowId;
}

interface SeenFlow {
  flowId: string;
  version: number;
}

export async function editFlow(
  db: Db,
  caller: SignedInCaller,
  { flowId, version }: SeenFlow,
  draft: FlowDraft,
): Promise<number> {
  const seen = await seenFlow(db, caller.firmId, flowId, version);
  await checkDraft(db, caller.firmId, draft);
  await claimName(db, caller.firmId, draft.name, seen.id);
  const saved = await updateFlow(db, seen, { draft });
  if (saved === null) throw refuse(approvalFlowErrors, 'FLOW_CHANGED');
  await writeAudit(db, caller, { ...eventOf('edited', seen.id), before: presentFlow(seen), after: draft });
  return saved;
}

export async function switchFlow(
  db: Db,
  caller: SignedInCaller,
  { flowId, version }: SeenFlow,
  enabled: boolean,
): Promise<number> {
  const seen = await seenFlow(db, caller.firmId, flowId, version);
  // What it points at may be gone since it was written.
  if (enabled) await checkDraft(db, caller.firmId, presentFlow(seen));
  const saved = await updateFlow(db, seen, { status: enabled ? 1 : 0 });
  if (saved === null) throw refuse(approvalFlowErrors, 'FLOW_CHANGED');
  await writeAudit(db, caller, {
    ...eventOf(enabled ? 'enabled' : 'disabled', seen.id),
    before: { status: seen.status },
    after: { status: enabled ? 1 : 0 },
  });
  return saved;
}

/** A free name: 大额采购 副本, 大额采购 副本 2. */
async function nameOfCopy(db: Db, firmId: bigint, name: string): Promise<string> {
  for (let n = 1; n <= MAX_FLOWS; n++) {
    const suffix = n === 1 ? ' 副本' : ` 副本 ${n}`;
    const wanted = `${name.slice(0, MAX_NAME - suffix.length)}${suffix}`;
    if (!(await isNameTaken(db, firmId, wanted))) return wanted;
  }
  throw refuse(approvalFlowErrors, 'FLOW_NAME_TAKEN');
}

/** Switched off, so that nothing changes before somebody has looked at it. */
export async function copyFlow(db: Db, caller: SignedInCaller, flowId: string): Promise<bigint> {
  const row = await findFlow(db, caller.firmId, BigInt(flowId));
  if (!row) throw notFound('审批流');
  await lockFlows(db, caller.firmId);
  if ((await countFlows(db, caller.firmId)) >= MAX_FLOWS) throw refuse(approvalFlowErrors, 'FLOW_LIMIT');
  const draft = { ...presentFlow(row), name: await nameOfCopy(db, caller.firmId, row.name) };
  const copyId = await insertFlow(db, caller, draft, 0);
  await writeAudit(db, caller, { ...eventOf('copied', copyId), before: { flowId }, after: { name: draft.name } });
  return copyId;
}

export async function removeFlow(db: Db, caller: SignedInCaller, { flowId, version }: SeenFlow): Promise<void> {
  const seen = await seenFlow(db, caller.firmId, flowId, version);
  if (!(await deleteFlow(db, seen))) throw refuse(approvalFlowErrors, 'FLOW_CHANGED');
  await writeAudit(db, caller, { ...eventOf('removed', seen.id), before: presentFlow(seen) });
}

/** All flows of one kind and effect in a new order; a list that has changed meanwhile is not reordered blindly. */
export async function reorderFlows(db: Db, caller: SignedInCaller, flowIds: readonly string[]): Promise<void> {
  await lockFlows(db, caller.firmId);
  const rows = await readFlows(db, caller.firmId);
  const wanted = new Set(flowIds.map(BigInt));
  const meant = rows.filter(({ id }) => wanted.has(id));
  if (meant.length < wanted.size) throw notFound('审批流');
  const [first] = meant;
  const group = rows.filter(
    ({ documentType, effect }) => documentType === first?.documentType && effect === first.effect,
  );
  const whole = group.length === flowIds.length && group.every(({ id }) => wanted.has(id));
  if (!whole) throw refuse(approvalFlowErrors, 'FLOW_ORDER_CHANGED');
  await placeFlows(db, caller.firmId, flowIds.map(BigInt));
  const before = group.map(({ id }) => String(id));
  await writeAudit(db, caller, { ...eventOf('reordered', group[0]?.id ?? 0n), before, after: flowIds });
}
