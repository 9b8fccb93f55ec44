import { approvalFlows } from '#features/approval-flows/api/approval-flow-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { APPROVAL_OBJECT_KINDS } from './approval-object-kinds.ts';
import type { Stage } from './matrix-stage.ts';

/** A flow that could be carried out. */
const wholeFlow = () => ({
  name: `审批流${nextNumber()}`,
  note: '',
  documentType: 'order',
  effect: 'approve',
  departmentId: null,
  conditions: [{ kind: 'amount', atLeast: '100.00' }],
  nodes: [{ name: '部门审批', mode: 'any', approvers: [{ kind: 'superior', level: 1 }] }],
});

const ownFlow = async ({ shop }: Stage, member: TestMember | null) => ({
  flowId: member && (await APPROVAL_OBJECT_KINDS.approvalFlow?.build(shop, member)),
});

/** Inputs of approvals that succeed where the required fields alone do not. */
export const APPROVAL_INPUTS: Readonly<Record<string, (stage: Stage, member: TestMember | null) => unknown>> = {
  'approvals.comment': async ({ shop }, member) => ({
    requestNo: member && (await APPROVAL_OBJECT_KINDS.approvalRequest?.build(shop, member)),
    comment: '请尽快处理',
  }),
  'approvals.decide': async ({ shop }, member) => ({
    action: 'approve',
    comment: '',
    tasks: [
      {
        taskId: member && (await APPROVAL_OBJECT_KINDS.approvalTask?.build(shop, member)),
        snapshotHash: 'f'.repeat(64),
      },
    ],
  }),
  'approvals.delegate': async ({ shop }, member) => {
    const colleague = await buildMember(shop.db.owner, { firm: member ?? undefined });
    const [startsAt, endsAt] = ['2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z'];
    return { delegateMemberId: String(colleague.memberId), startsAt, endsAt };
  },
  'approvalFlows.add': () => ({ flow: wholeFlow(), enabled: true }),
  'approvalFlows.copy': ownFlow,
  'approvalFlows.detail': ownFlow,
  'approvalFlows.edit': async (stage, member) => ({ ...(await ownFlow(stage, member)), version: 1, flow: wholeFlow() }),
  'approvalFlows.preview': (_stage, member) => ({
    documentType: 'order',
    requesterId: String(member?.memberId ?? 1),
    amount: '100.00',
    flow: wholeFlow(),
  }),
  'approvalFlows.remove': async (stage, member) => ({ ...(await ownFlow(stage, member)), version: 1 }),
  'approvalFlows.reorder': async (stage, member) => {
    await stage.shop.db.owner.delete(approvalFlows);
    const { flowId } = await ownFlow(stage, member);
    return { flowIds: [flowId] };
  },
  'approvalFlows.setStatus': async (stage, member) => ({
    ...(await ownFlow(stage, member)),
    version: 1,
    enabled: false,
  }),
  'approvalFlows.simulate': () => ({ flow: wholeFlow() }),
};
