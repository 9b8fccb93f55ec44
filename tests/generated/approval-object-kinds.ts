import { eq } from 'drizzle-orm';
import { approvalFlows } from '#features/approval-flows/api/approval-flow-tables.ts';
import { approvalDelegations, approvalRequests, approvalTasks } from '#features/approvals/api/approval-tables.ts';
import { buildApprovalFlow } from '#tests/factories/build-approval-flow.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { buildOrder } from './any-order.ts';
import type { ObjectKind } from './object-kinds.ts';

const UNKNOWN_ROW = '999999999999999999';

/** Things of approvals that calls name by a number. */
export const APPROVAL_OBJECT_KINDS: Readonly<Record<string, ObjectKind>> = {
  approvalRequest: {
    build: async (shop, owner) => (await buildApproval(shop, owner)).requestNo,
    unknown: 'SP991231999999',
    personal: false,
  },
  approvalFile: { build: looseApprovalFile, unknown: UNKNOWN_ROW, personal: true },
  heldApprovalFile: { build: heldApprovalFile, unknown: UNKNOWN_ROW, personal: false },
  delegation: { build: buildDelegation, unknown: UNKNOWN_ROW, personal: true },
  ownApproval: { build: buildOwnApproval, unknown: 'SP991231999999', personal: true },
  approvalTask: {
    build: async (shop, owner) => (await buildApproval(shop, owner)).taskId,
    unknown: UNKNOWN_ROW,
    personal: true,
  },
  approvalFlow: { build: ({ db }, owner) => buildApprovalFlow(db.owner, owner), unknown: UNKNOWN_ROW, personal: false },
};

/** A request of the owner that waits for a colleague. */
async function buildOwnApproval(shop: TestShop, owner: TestMember): Promise<string> {
  const approver = await buildMember(shop.db.owner, { firm: owner });
  await buildFlow(shop.db.owner, owner.firmId, { members: [approver.memberId] });
  const documentNo = await buildOrder(shop, owner);
  await shop.db.owner.update(approvalFlows).set({ status: 0 }).where(eq(approvalFlows.firmId, owner.firmId));
  const [row] = await shop.db.owner
    .update(approvalRequests)
    .set({ requesterUserId: owner.userId, requesterMemberId: owner.memberId })
    .where(eq(approvalRequests.documentNo, documentNo))
    .returning({ requestNo: approvalRequests.requestNo });
  return row?.requestNo ?? 'SP991231999999';
}

async function buildDelegation({ db }: TestShop, { firmId, memberId }: TestMember): Promise<string> {
  const colleague = await buildMember(db.owner, { firm: { firmId } });
  const place = { firmId, memberId, delegateMemberId: colleague.memberId };
  const [startsAt, endsAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  const [row] = await db.owner
    .insert(approvalDelegations)
    .values({ ...place, startsAt, endsAt })
    .returning({ id: approvalDelegations.id });
  return String(row?.id);
}

/** A request that waits for the owner, about an order of a colleague. */
async function buildApproval(shop: TestShop, owner: TestMember): Promise<{ requestNo: string; taskId: string }> {
  await buildFlow(shop.db.owner, owner.firmId, { members: [owner.memberId] });
  const documentNo = await buildOrder(shop, owner);
  const [row] = await shop.db.owner
    .select({ requestNo: approvalRequests.requestNo, taskId: approvalTasks.id })
    .from(approvalRequests)
    .innerJoin(approvalTasks, eq(approvalTasks.requestId, approvalRequests.id))
    .where(eq(approvalRequests.documentNo, documentNo));
  await shop.db.owner.update(approvalFlows).set({ status: 0 }).where(eq(approvalFlows.firmId, owner.firmId));
  return row
    ? { requestNo: row.requestNo, taskId: String(row.taskId) }
    : { requestNo: 'SP991231999999', taskId: UNKNOWN_ROW };
}

/** Handed in, and said with nothing yet. */
function looseApprovalFile(shop: TestShop, { firmId, userId }: TestMember): Promise<string> {
  return storeFile(shop, 'approval', { firmId, userId });
}

/** In the thread of a request that waits for the owner. */
async function heldApprovalFile(shop: TestShop, owner: TestMember): Promise<string> {
  const { requestNo } = await buildApproval(shop, owner);
  const [request] = await shop.db.owner
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .where(eq(approvalRequests.requestNo, requestNo));
  const { firmId, userId } = owner;
  return storeFile(shop, 'approval', { firmId, userId, ownerId: request?.id });
}
