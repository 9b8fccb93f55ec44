import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocumentKeepers } from '#app/api/open-approvals.ts';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { memberships, users } from '#features/access/api/access-tables.ts';
import type { NodeMode } from '#features/approval-flows/rules/flow-shape.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { memberDeskOf, placeWith } from '#tests/factories/member-desk.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { approvalRequests, approvalTasks } from '../approval-tables.ts';
import { runApprovalClock } from '../clock/approval-jobs.ts';
import { approvalEffects } from '../mail/approval-effects.ts';

let shop: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let desk: ReturnType<typeof memberDeskOf>;
let drill: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
  desk = memberDeskOf(shop);
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
});
afterAll(() => shop.stop());

const mailOf = ({ userId }: TestMember) => `u${userId}@firm.example`;
const deliver = async () => {
  const post = { messages: createPost(await readPepper(testEnv)), origin: testEnv.origin };
  await deliverEffects(shop.db.app, approvalEffects(shop.db.app, post));
};
const tick = async () => {
  const documents = openDocumentKeepers(await openPayments(testEnv, await readPepper(testEnv), {}));
  await runApprovalClock(shop.db.app, documents);
};

/** An administrator, who orders for himself, and people who may approve. Nobody stands above the administrator. */
async function firmOf(size: number) {
  const admin = await buildMember(shop.db.owner);
  const approvers: TestMember[] = [];
  for (let n = 0; n < size; n += 1) {
    approvers.push(
      await buildMember(shop.db.owner, { firm: admin, permissions: ['ORDER_APPROVE'], dataScope: 'self' }),
    );
  }
  for (const member of [admin, ...approvers]) {
    await shop.db.owner
      .update(users)
      .set({ email: mailOf(member) })
      .where(eq(users.id, member.userId));
  }
  return { admin, approvers };
}
/** Freezing ended the sessions: whoever is back logs in again. */
const loggedIn = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  token: await buildSession(shop.db.owner, { ...member, membershipId: member.memberId }),
});
const order = async (buyer: TestMember): Promise<string> =>
  (await placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 2 }])).body.data.orderNo;
const move = async (admin: TestMember, act: 'freeze' | 'enable', { memberId }: TestMember) => {
  const { status } = await desk.act(admin, `members/${act}`, { memberId: String(memberId) });
  if (status !== 200) throw new Error(`${act} answered ${status}`);
};
const requestOf = async (orderNo: string) => {
  const [row] = await shop.db.owner.select().from(approvalRequests).where(eq(approvalRequests.documentNo, orderNo));
  if (!row) throw new Error('nobody is asked');
  return row;
};

/** Those who are asked now and may be. */
async function deciders(requestId: bigint): Promise<bigint[]> {
  const tasks = await shop.db.owner.select().from(approvalTasks).where(eq(approvalTasks.requestId, requestId));
  const asked = tasks.filter(({ status }) => status === 'pending').map(({ memberId }) => memberId);
  const people = asked.length
    ? await shop.db.owner.select().from(memberships).where(inArray(memberships.id, asked))
    : [];
  return people.filter(({ status, leftAt, approves }) => status === 1 && !leftAt && approves).map(({ id }) => id);
}

/** Numbers of its own for every seed, the same on every run (xorshift). */
function randomOf(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const MODES: readonly NodeMode[] = ['any', 'all', 'sequence', 'n_of_m', 'per_department'];

describe('an open request', () => {
  it.each(Array.from({ length: 6 }, (_, seed) => seed + 1))(
    'has somebody who can decide, or says plainly that nobody can, whoever is frozen when: %i',
    { timeout: 120_000 },
    async (seed) => {
      const random = randomOf(seed);
      const { admin, approvers } = await firmOf(4);
      const some = (from: number) =>
        approvers.slice(from, from + 2).map(({ memberId }) => ({ kind: 'member' as const, memberId: `${memberId}` }));
      const node = (name: string, from: number) => ({
        name,
        mode: MODES[random(MODES.length)] ?? 'any',
        approvers: some(from),
        needed: 1,
      });
      await buildFlow(shop.db.owner, admin.firmId, { nodes: [node('部门', 0), node('采购', 2)] });
      const orderNo = await order(admin);
      const frozen = new Set<TestMember>();
      for (let step = 0; step < 8; step += 1) {
        const one = approvers[random(approvers.length)];
        if (!one) throw new Error('no approver');
        const request = await requestOf(orderNo);
        if (request.status !== 'running') break;
        if (random(4) === 0 && (await deciders(request.id)).includes(one.memberId)) {
          const back = await loggedIn(one);
          await calls.decide(back, await calls.todo(back), 'approve');
        } else if (frozen.delete(one)) await move(admin, 'enable', one);
        else {
          frozen.add(one);
          await move(admin, 'freeze', one);
        }
        const now = await requestOf(orderNo);
        if (now.status !== 'running') break;
        await deliver();
        const { waitingFor, events } = (await calls.look(admin, now.requestNo)).body.data;
        const able = await deciders(now.id);
        expect(waitingFor.length > 0, `seed ${seed}, step ${step}`).toBe(able.length > 0);
        if (able.length === 0) expect(events.map(({ kind }: Row) => kind)).toContain('stranded');
      }
      for (const one of [...frozen]) await move(admin, 'enable', one);
      await tick();
      // Everybody is back: it can be decided to its end.
      for (let round = 0; round < 8 && (await requestOf(orderNo)).status === 'running'; round += 1) {
        for (const one of await Promise.all(approvers.map(loggedIn))) {
          const task = await calls.todo(one);
          if (task) await calls.decide(one, task, 'approve');
        }
      }
      expect((await requestOf(orderNo)).status).toBe('passed');
    },
  );
});

it('tells requester and administrators at once that nobody can decide, and once', async () => {
  const { admin, approvers } = await firmOf(1);
  const [only] = approvers;
  if (!only) throw new Error('no approver');
  const second = await buildMember(shop.db.owner, { firm: admin, permissions: ['USER_MANAGEMENT', 'USER_FREEZE'] });
  const away = { email: mailOf(second) };
  await shop.db.owner.update(users).set(away).where(eq(users.id, second.userId));
  // Administers users, and wants no approvals.
  await shop.db.owner.update(memberships).set({ approves: false }).where(eq(memberships.id, second.memberId));
  await buildFlow(shop.db.owner, admin.firmId, { members: [only.memberId] });
  const orderNo = await order(admin);
  await move(admin, 'freeze', only);
  await deliver();
  await tick();
  await deliver();
  await tick();
  await deliver();
  const subjects = async (member: TestMember) =>
    (await takeMessages(shop, mailOf(member))).flatMap((mail) => ('subject' in mail ? mail.subject : []));
  expect(await subjects(admin)).toEqual([`订单 ${orderNo} 没有人可以审批`]);
  expect(await subjects(second)).toEqual([`订单 ${orderNo} 没有人可以审批，请处理`]);
  const { requestNo, id } = await requestOf(orderNo);
  expect((await calls.look(admin, requestNo)).body.data).toMatchObject({ status: 'running', waitingFor: [] });
  // Somebody who administers users takes approvals again: it goes on without anybody having to ask.
  await shop.db.owner.update(memberships).set({ approves: true }).where(eq(memberships.id, second.memberId));
  await tick();
  expect(await deciders(id)).toEqual([second.memberId]);
  expect(await calls.decide(second, await calls.todo(second), 'approve')).toMatchObject({ done: true });
});

it('goes up when its approver takes no approvals any more', async () => {
  const { admin, approvers } = await firmOf(1);
  const [only] = approvers;
  if (!only) throw new Error('no approver');
  const buyer = await buildMember(shop.db.owner, { firm: admin, permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
  await buildFlow(shop.db.owner, admin.firmId, { members: [only.memberId] });
  const orderNo = await order(buyer);
  const memberId = String(only.memberId);
  const { version, roleIds } = (await desk.read(admin, 'members/detail', { memberId })).body.data;
  const place = { ...placeWith(roleIds), approves: false };
  const edited = await desk.act(admin, 'members/edit', { memberId, version, ...place });
  expect(edited.status).toBe(200);
  expect(await deciders((await requestOf(orderNo)).id)).toEqual([admin.memberId]);
});
