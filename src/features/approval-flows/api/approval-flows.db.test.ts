import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { memberships, users } from '#features/access/api/access-tables.ts';
import { permissionRefusal } from '#features/access/rules/public.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { inTransaction } from '#platform/api/database.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildApprovalFlow, buildDepartment, buildRole } from '#tests/factories/build-approval-flow.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { carryOutTold } from '#tests/inbox.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { ApprovalDocument } from '../rules/flow-plan.ts';
import { readPlan } from './read-plan.ts';
import { readRequester } from './read-requester.ts';
import { retireDeadFlows } from './retire-dead-flows.ts';

let shop: TestShop;
let firm: TestFirm;
let admin: TestMember;
let head: TestMember;
let buyer: TestMember;
let workshop: bigint;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const { owner } = shop.db;
  firm = await buildFirm(owner);
  admin = await buildMember(owner, { firm });
  head = await buildMember(owner, { firm, permissions: ['ORDER_APPROVE'] });
  const top = await buildDepartment(owner, firm, { name: '总部' });
  workshop = await buildDepartment(owner, firm, { name: '生产部', parentId: top, headMemberId: head.memberId });
  buyer = await buildMember(owner, { firm, departmentId: workshop, permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
});

const call = (name: string, input: unknown, member = admin) =>
  shop.post(`/enterprise-service/approvalFlow/${name}`, input, { token: member.token, key: randomUUID() });
const list = async (member = admin) =>
  (await shop.get('/enterprise-service/approvalFlow/list', { token: member.token })).body.data;

const draft = (facts: Record<string, unknown> = {}) => ({
  name: '大额采购',
  note: '',
  documentType: 'order',
  effect: 'approve',
  departmentId: null,
  conditions: [{ kind: 'amount', atLeast: '5000.00' }],
  nodes: [{ name: '部门审批', mode: 'any', approvers: [{ kind: 'department_head' }] }],
  ...facts,
});

const plan = (amountFen: bigint, facts: Partial<ApprovalDocument> = {}) =>
  inTransaction(shop.db.app, firm && { firmId: firm.firmId, userId: buyer.userId }, 'read', async (db) => {
    const requester = await readRequester(db, firm.firmId, buyer.memberId);
    if (!requester) throw new Error('no requester');
    const document = {
      documentType: 'order',
      requester,
      amountFen,
      urgent: false,
      lines: [],
      costCenters: [],
    } as const;
    return readPlan(db, firm.firmId, { ...document, ...facts });
  });

describe('a plan', () => {
  it('asks the head of the requester’s department and says why', async () => {
    await call('add', { flow: draft(), enabled: true });
    expect(await plan(499_999n)).toMatchObject({ outcome: 'free', steps: [] });
    expect(await plan(500_000n)).toMatchObject({
      outcome: 'ask',
      reasons: [{ flowName: '大额采购', because: ['金额 ¥5,000.00，达到 ¥5,000.00'] }],
      steps: [{ mode: 'any', needed: 1, approvers: [{ memberId: String(head.memberId), why: '生产部负责人' }] }],
    });
  });

  it('goes to an administrator where the head has switched approvals off, and is refused where nobody is left', async () => {
    await buildApprovalFlow(shop.db.owner, firm);
    await shop.db.owner.update(memberships).set({ approves: false }).where(eq(memberships.id, head.memberId));
    expect(await plan(1n)).toMatchObject({
      steps: [{ approvers: [{ memberId: String(admin.memberId) }], skipped: [{ why: '已关闭审批' }] }],
    });
    await shop.db.owner.update(memberships).set({ status: 0 }).where(eq(memberships.id, admin.memberId));
    expect(await plan(1n)).toMatchObject({ outcome: 'denied', steps: [], unworkable: [{ nodeName: '部门审批' }] });
  });

  it('lets an administrator approve the own order only where the firm says so', async () => {
    buyer = await buildMember(shop.db.owner, { firm });
    await shop.db.owner.update(memberships).set({ approves: false }).where(eq(memberships.id, admin.memberId));
    await buildApprovalFlow(shop.db.owner, firm);
    expect((await plan(1n)).outcome).toBe('denied');
    await shop.db.owner
      .update(firms)
      .set({ settings: { selfApproval: true } })
      .where(eq(firms.id, firm.firmId));
    expect(await plan(1n)).toMatchObject({ steps: [{ approvers: [{ memberId: String(buyer.memberId) }] }] });
  });

  it('follows roles and sees nothing of other firms', async () => {
    const others = await buildFirm(shop.db.owner);
    await buildApprovalFlow(shop.db.owner, others, { effect: 'deny', nodes: [] });
    const roleId = await buildRole(shop.db.owner, firm);
    const nodes = [{ name: '财务', mode: 'all' as const, approvers: [{ kind: 'role' as const, roleId }] }];
    await buildApprovalFlow(shop.db.owner, firm, { nodes });
    // Nobody holds the role: the requester's superior decides.
    expect(await plan(1n)).toMatchObject({
      outcome: 'ask',
      steps: [{ approvers: [{ memberId: String(head.memberId) }] }],
    });
  });
});

describe('the list of flows', () => {
  it('is kept by name, version and place', async () => {
    const added = await call('add', { flow: draft(), enabled: true });
    const { flowId } = added.body.data;
    expect((await call('add', { flow: draft(), enabled: true })).body.code).toBe(35250);
    expect((await call('edit', { flowId, version: 9, flow: draft() })).body.code).toBe(35251);
    const edited = await call('edit', { flowId, version: 1, flow: draft({ name: '大额' }) });
    expect(edited.body.data).toEqual({ version: 2 });
    const copied = (await call('copy', { flowId })).body.data.flowId;
    const { flows } = await list();
    expect(flows).toMatchObject([
      { name: '大额', status: 1, version: 2, conditions: [{ kind: 'amount', atLeast: '5000.00' }] },
      { name: '大额 副本', status: 0 },
    ]);
    expect((await call('reorder', { flowIds: [copied] })).body.code).toBe(35254);
    expect((await call('reorder', { flowIds: [copied, flowId] })).status).toBe(200);
    expect((await list()).flows.map((flow: { flowId: string }) => flow.flowId)).toEqual([copied, flowId]);
    expect((await call('setStatus', { flowId, version: 2, enabled: false })).body.data).toEqual({ version: 3 });
    expect((await call('remove', { flowId, version: 2 })).body.code).toBe(35251);
    expect((await call('remove', { flowId, version: 3 })).status).toBe(200);
    expect((await list()).flows).toHaveLength(1);
  });

  it('refuses what could not be carried out, and things of other firms wherever they stand', async () => {
    const foreign = String(await buildDepartment(shop.db.owner, await buildFirm(shop.db.owner)));
    const stranger = String((await buildMember(shop.db.owner)).memberId);
    const bad = [
      [35255, { conditions: [{ kind: 'department', anyOf: [foreign] }] }],
      [35255, { conditions: [{ kind: 'requester', anyOf: [stranger] }] }],
      [35255, { departmentId: foreign }],
      [35252, { nodes: [] }],
      [35252, { effect: 'bypass', conditions: [] }],
      [35252, { conditions: [{ kind: 'amount', atLeast: '10.00', below: '10.00' }] }],
    ] as const;
    for (const [code, facts] of bad) {
      expect((await call('add', { flow: draft(facts), enabled: true })).body.code, JSON.stringify(facts)).toBe(code);
    }
    expect((await list()).flows).toEqual([]);
  });

  it('wants the code of each act', async () => {
    const reader = await buildMember(shop.db.owner, { firm, permissions: ['APPROVAL_MANAGEMENT'] });
    const flowId = await buildApprovalFlow(shop.db.owner, firm);
    const acts = [
      ['add', { flow: draft(), enabled: true }, permissionRefusal('APPROVAL_ADD')],
      ['edit', { flowId, version: 1, flow: draft() }, permissionRefusal('APPROVAL_EDIT')],
      ['remove', { flowId, version: 1 }, permissionRefusal('APPROVAL_DELETE')],
    ] as const;
    for (const [name, input, message] of acts) {
      expect((await call(name, input, reader)).body).toMatchObject({ message });
    }
    expect((await list(reader)).flows).toHaveLength(1);
  });
});

describe('a flow that nobody can carry out', () => {
  it('is switched off, written down and told to those who may put it right', async () => {
    const { owner, app } = shop.db;
    const post = { messages: createPost(Buffer.alloc(32, 1)), origin: 'http://shop.test' };
    const asked = {
      name: '财务',
      mode: 'any' as const,
      approvers: [{ kind: 'member' as const, memberId: String(head.memberId) }],
    };
    const flowId = await buildApprovalFlow(owner, firm, { nodes: [asked] });
    await buildApprovalFlow(owner, firm);
    await owner
      .update(users)
      .set({ email: `keeper${admin.userId}@shop.example` })
      .where(eq(users.id, admin.userId));
    const statuses = async () => (await list()).flows.map(({ status }: { status: number }) => status);
    await owner.update(memberships).set({ status: 0 }).where(eq(memberships.id, head.memberId));
    await retireDeadFlows(app, post);
    expect(await statuses()).toEqual([1, 1]);
    await owner.update(memberships).set({ approves: false }).where(eq(memberships.id, admin.memberId));
    await retireDeadFlows(app, post);
    // The other one asks whoever leads the requester's department: that shows only with a requester.
    expect(await statuses()).toEqual([2, 1]);
    const letters = async () => {
      await carryOutTold(shop.db, Buffer.alloc(32, 1));
      return (await owner.select().from(outbox).where(eq(outbox.topic, 'mail.send'))).length;
    };
    expect(await letters()).toBe(1);
    await retireDeadFlows(app, post);
    expect(await letters()).toBe(1);
    expect((await plan(1n)).reasons.map((reason) => reason.flowId)).not.toContain(flowId);
  });
});

describe('before it is saved', () => {
  it('shows who would be asked, in the place of the flow that is changed', async () => {
    const flowId = (await call('add', { flow: draft(), enabled: true })).body.data.flowId;
    const wish = { documentType: 'order', requesterId: String(buyer.memberId), amount: '800.00' };
    expect((await call('preview', wish)).body.data).toMatchObject({ outcome: 'free' });
    const flow = draft({ conditions: [{ kind: 'amount', atLeast: '500.00' }] });
    const { steps, reasons } = (await call('preview', { ...wish, flow, flowId })).body.data;
    expect(steps).toMatchObject([{ name: '部门审批', approvers: [{ memberId: String(head.memberId) }] }]);
    expect(reasons).toHaveLength(1);
    expect((await call('preview', wish)).body.data).toMatchObject({ outcome: 'free' });
  });

  it('counts the orders of the last month it would have stopped', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '100.00', stock: 1_000 });
    const small = (await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }])).body.data.orderNo;
    const large = (await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 60 }])).body.data.orderNo;
    const { body } = await call('simulate', { flow: draft() });
    expect(body.data).toMatchObject({ examined: 2, caught: 1, newlyCaught: 1, truncated: false });
    expect(body.data.orders).toMatchObject([{ orderNo: large }]);
    const wide = draft({ conditions: [{ kind: 'department', anyOf: [String(workshop)] }] });
    const all = (await call('simulate', { flow: wide })).body.data;
    expect(all.orders.map((order: { orderNo: string }) => order.orderNo).toSorted()).toEqual([small, large].toSorted());
  });

  it('finds people, departments and roles by a part of their name', async () => {
    const choices = async (kind: string, keyword: string) =>
      (
        await shop.get(`/enterprise-service/approvalFlow/choices?kind=${kind}&keyword=${encodeURIComponent(keyword)}`, {
          token: admin.token,
        })
      ).body.data;
    expect(await choices('department', '生产')).toEqual([{ id: String(workshop), name: '生产部', hint: '总部' }]);
    expect(await choices('department', '%')).toEqual([]);
    for (const kind of ['member', 'role', 'cost_center', 'category', 'brand']) {
      expect(Array.isArray(await choices(kind, '')), kind).toBe(true);
    }
  });
});
