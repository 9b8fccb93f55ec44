import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { approvalFlowContract } from '../contract/approval-flow-contract.ts';
import { toStored } from '../rules/flow-draft.ts';
import { referencesOf } from '../rules/flow-references.ts';
import { findFlow, readFlows } from './approval-flow-repo.ts';
import { addFlow, copyFlow, editFlow, removeFlow, reorderFlows, switchFlow } from './change-flow.ts';
import { presentFlow, presentNames, presentPlan } from './present-flow.ts';
import { type ForeseePlan, previewFlow } from './preview-flow.ts';
import { readFlowChoices } from './read-flow-choices.ts';
import { readFlowPeople } from './read-flow-people.ts';
import { runSimulation } from './run-simulation.ts';

const flows = implementFeature(approvalFlowContract);

const pointsOf = (list: readonly ReturnType<typeof presentFlow>[]) =>
  referencesOf(list.map((flow) => ({ ...flow, conditions: toStored(flow.conditions) })));

/** `foreseePlan`: who would really be asked, of those who are away as well. */
export const createApprovalFlowHandlers = ({ foreseePlan }: { foreseePlan: ForeseePlan }) => ({
  list: flows.list.handler(async ({ context: { db, caller } }) => {
    const { firmId } = signedIn(caller);
    const list = (await readFlows(db, firmId)).map(presentFlow);
    const { names } = await readFlowPeople(db, firmId, pointsOf(list));
    return { flows: list, names: presentNames(names) };
  }),

  detail: flows.detail.handler(async ({ input, context: { db, caller } }) => {
    const { firmId } = signedIn(caller);
    const row = await findFlow(db, firmId, BigInt(input.flowId));
    if (!row) throw notFound('审批流');
    const flow = presentFlow(row);
    const { names } = await readFlowPeople(db, firmId, pointsOf([flow]));
    return { flow, names: presentNames(names) };
  }),

  choices: flows.choices.handler(({ input: { kind, keyword }, context: { db, caller } }) =>
    readFlowChoices(db, signedIn(caller).firmId, kind, keyword),
  ),

  add: flows.add.handler(async ({ input: { flow, enabled }, context: { db, caller } }) => ({
    flowId: String(await addFlow(db, signedIn(caller), flow, enabled)),
  })),

  edit: flows.edit.handler(async ({ input: { flow, ...seen }, context: { db, caller } }) => ({
    version: await editFlow(db, signedIn(caller), seen, flow),
  })),

  setStatus: flows.setStatus.handler(async ({ input: { enabled, ...seen }, context: { db, caller } }) => ({
    version: await switchFlow(db, signedIn(caller), seen, enabled),
  })),

  reorder: flows.reorder.handler(async ({ input, context: { db, caller } }) => {
    await reorderFlows(db, signedIn(caller), input.flowIds);
    return {};
  }),

  copy: flows.copy.handler(async ({ input, context: { db, caller } }) => ({
    flowId: String(await copyFlow(db, signedIn(caller), input.flowId)),
  })),

  remove: flows.remove.handler(async ({ input, context: { db, caller } }) => {
    await removeFlow(db, signedIn(caller), input);
    return {};
  }),

  preview: flows.preview.handler(async ({ input, context: { db, caller } }) =>
    presentPlan(await previewFlow(db, signedIn(caller).firmId, input, foreseePlan)),
  ),

  simulate: flows.simulate.handler(({ input, context: { db, caller } }) => runSimulation(db, signedIn(caller), input)),
});
