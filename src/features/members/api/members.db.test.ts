import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships, users } from '#features/access/api/access-tables.ts';
import { stateTransitions } from '#platform/api/platform-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { inviteeWith as invitee, memberDeskOf, placeWith as place, USER_CODES } from '#tests/factories/member-desk.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { MEMBER_MOVES, statusOf } from '../rules/member-moves.ts';

let shop: TestShop;
let desk: ReturnType<typeof memberDeskOf>;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  desk = memberDeskOf(shop);
});
afterAll(() => shop.stop());

it('moves people in the database as in the rules', async () => {
  const rows = await shop.db.owner.select().from(stateTransitions).where(eq(stateTransitions.machine, 'member'));
  const ruled = new Set(
    Object.values(MEMBER_MOVES).flatMap((moves) =>
      Object.entries(moves).flatMap(([from, to]) =>
        to === 'gone' ? [] : [`${statusOf(from as 'left')}>${statusOf(to)}`],
      ),
    ),
  );
  // A place that stays as it is makes no move of the status.
  const moving = [...ruled].filter((move) => move[0] !== move[2]);
  expect(rows.map((row) => `${row.fromStatus}>${row.toStatus}`).sort()).toEqual(moving.sort());
});

describe('an invitation', () => {
  it('goes out, is seen as waiting, and its person is listed with masked contacts', async () => {
    const admin = await buildMember(shop.db.owner);
    const roleId = await desk.buildRole(admin, ['ORDER_MANAGEMENT']);
    const { email, ...rest } = invitee([roleId]);
    const { body } = await desk.act(admin, 'members/invite', { email, ...rest });
    expect(body.success).toBe(true);
    const list = await desk.read(admin, 'members', { state: 'invited' });
    expect(list.body.data.list).toMatchObject([{ memberId: body.data.memberId, name: '韩梅梅', state: 'invited' }]);
    expect(JSON.stringify(list.body)).not.toContain(email);
    const mails = await shop.db.owner.execute("select count(*)::int as n from outbox where topic = 'mail.send'");
    expect(mails.rows[0]?.n).toBeGreaterThan(0);
  });

  it('tells nothing about somebody who has an account elsewhere', async () => {
    const admin = await buildMember(shop.db.owner);
    const elsewhere = await buildMember(shop.db.owner);
    const email = `somebody${nextNumber()}@other.example`;
    await shop.db.owner.update(users).set({ email, realName: '真实姓名' }).where(eq(users.id, elsewhere.userId));
    const roleId = await desk.buildRole(admin, ['ORDER_MANAGEMENT']);
    const { body } = await desk.act(admin, 'members/invite', { ...invitee([roleId]), email: email.toUpperCase() });
    const detail = await desk.read(admin, 'members/detail', { memberId: body.data.memberId });
    expect(detail.body.data).toMatchObject({ name: '韩梅梅', userCode: null, userName: null, email: null });
    expect(JSON.stringify(detail.body)).not.toContain('真实姓名');
    expect((await desk.memberOf(body.data.memberId))?.userId).toBe(elsewhere.userId);
  });

  it('is refused for somebody who is there, and open again for somebody who left', async () => {
    const admin = await buildMember(shop.db.owner);
    const roleId = await desk.buildRole(admin, ['ORDER_MANAGEMENT']);
    const wanted = invitee([roleId]);
    const first = await desk.act(admin, 'members/invite', wanted);
    expect((await desk.act(admin, 'members/invite', wanted)).body.error).toBe('MEMBER_EXISTS');
    const { memberId } = first.body.data;
    await shop.db.owner
      .update(memberships)
      .set({ status: 1 })
      .where(eq(memberships.id, BigInt(memberId)));
    expect((await desk.act(admin, 'members/leave', { memberId, successorId: null })).status).toBe(200);
    expect((await desk.act(admin, 'members/enable', { memberId })).body.error).toBe('MEMBER_MOVE_REFUSED');
    expect((await desk.act(admin, 'members/invite', wanted)).body.data).toEqual({ memberId });
    expect(await desk.memberOf(memberId)).toMatchObject({ status: 2, leftAt: null });
  });

  it('can be sent again once a minute, and withdrawn', async () => {
    const admin = await buildMember(shop.db.owner);
    const { body } = await desk.act(
      admin,
      'members/invite',
      invitee([await desk.buildRole(admin, ['ORDER_MANAGEMENT'])]),
    );
    const { memberId } = body.data;
    expect((await desk.act(admin, 'members/reinvite', { memberId })).body.error).toBe('INVITED_TOO_OFTEN');
    await shop.db.owner
      .update(memberships)
      .set({ invitedAt: new Date(Date.now() - 61_000) })
      .where(eq(memberships.id, BigInt(memberId)));
    expect((await desk.act(admin, 'members/reinvite', { memberId })).status).toBe(200);
    expect((await desk.act(admin, 'members/withdraw', { memberId })).status).toBe(200);
    expect(await desk.memberOf(memberId)).toBeUndefined();
  });
});

describe('nobody grants more than they hold', () => {
  it('refuses roles with more, by name, wherever roles are given', async () => {
    const admin = await buildMember(shop.db.owner);
    const lesser = await buildMember(shop.db.owner, {
      firm: admin,
      permissions: [...USER_CODES, 'ROLE_MANAGEMENT', 'ROLE_ADD', 'ROLE_EDIT', 'ROLE_DELETE'],
    });
    const colleague = await buildMember(shop.db.owner, { firm: admin, permissions: [] });
    const strong = await desk.buildRole(admin, ['COST_EDIT', 'USER_EDIT']);
    const weak = await desk.buildRole(admin, ['USER_EDIT']);
    const tries = [
      await desk.act(lesser, 'members/invite', invitee([weak, strong])),
      await desk.act(lesser, 'members/edit', { memberId: String(colleague.memberId), version: 1, ...place([strong]) }),
      await desk.act(lesser, 'roles/add', { name: '更多', note: '', codes: ['COST_EDIT'] }),
      await desk.act(lesser, 'roles/edit', {
        roleId: weak,
        version: 1,
        name: '弱',
        note: '',
        codes: ['USER_EDIT', 'COST_EDIT'],
      }),
      await desk.act(lesser, 'roles/remove', { roleId: weak, replacementId: strong }),
    ];
    expect(tries.map(({ body }) => body.error)).toEqual(tries.map(() => 'BEYOND_GRANTOR'));
    expect(tries[0]?.body.message).toContain('编辑成本中心（COST_EDIT）');
  });

  it('refuses a wider data scope than the own', async () => {
    const admin = await buildMember(shop.db.owner);
    const department = await desk.buildDepartment(admin, '维修部');
    const head = await buildMember(shop.db.owner, {
      firm: admin,
      permissions: USER_CODES,
      dataScope: 'branch',
      departmentId: department,
    });
    const role = await desk.buildRole(admin, ['USER_EDIT']);
    const wanted = { ...invitee([role]), departmentId: String(department) };
    expect((await desk.act(head, 'members/invite', { ...wanted, dataScope: 'company' })).body.error).toBe(
      'SCOPE_BEYOND_GRANTOR',
    );
    expect((await desk.act(head, 'members/invite', { ...wanted, departmentId: null })).body.error).toBe(
      'SCOPE_BEYOND_GRANTOR',
    );
    expect((await desk.act(head, 'members/invite', { ...wanted, dataScope: 'branch' })).status).toBe(200);
    const others = await desk.buildDepartment(admin, '行政部');
    expect((await desk.act(head, 'members/invite', { ...wanted, departmentId: String(others) })).status).toBe(404);
  });

  it('sees and changes only people within the own scope', async () => {
    const admin = await buildMember(shop.db.owner);
    const top = await desk.buildDepartment(admin, '制造部');
    const below = await desk.buildDepartment(admin, '一车间', top);
    const facts = { firm: admin, permissions: USER_CODES };
    const head = await buildMember(shop.db.owner, { ...facts, dataScope: 'branch', departmentId: top });
    const inside = await buildMember(shop.db.owner, { ...facts, permissions: [], departmentId: below });
    const outside = await buildMember(shop.db.owner, { ...facts, permissions: [] });
    const { body } = await desk.read(head, 'members');
    expect(body.data.list.map(({ memberId }: { memberId: string }) => memberId)).toEqual(
      [inside, head].map(({ memberId }) => String(memberId)),
    );
    expect((await desk.read(head, 'members/counts')).body.data).toMatchObject({ all: 2, enabled: 2 });
    expect((await desk.act(head, 'members/freeze', { memberId: String(outside.memberId) })).status).toBe(404);
    expect((await desk.act(head, 'members/freeze', { memberId: String(inside.memberId) })).status).toBe(200);
  });
});
