import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships, users } from '#features/access/api/access-tables.ts';
import { departments } from '#features/organisation/api/department-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, buildSession } from '#tests/factories/build-member.ts';
import { inviteeWith as invitee, memberDeskOf, placeWith as place, USER_CODES } from '#tests/factories/member-desk.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof memberDeskOf>;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  desk = memberDeskOf(shop);
});
afterAll(() => shop.stop());

describe('own rights', () => {
  it('are changed by somebody else', async () => {
    const admin = await buildMember(shop.db.owner);
    await buildMember(shop.db.owner, { firm: admin });
    const memberId = String(admin.memberId);
    const role = await desk.buildRole(admin, ['ORDER_MANAGEMENT']);
    const own = (await desk.read(admin, 'members/detail', { memberId })).body.data;
    const refused = [
      await desk.act(admin, 'members/freeze', { memberId }),
      await desk.act(admin, 'members/leave', { memberId, successorId: null }),
      await desk.act(admin, 'members/edit', { memberId, version: own.version, ...place([role]) }),
      await desk.act(admin, 'roles/edit', {
        roleId: own.roleIds[0],
        version: 1,
        name: '我',
        note: '',
        codes: ['USER_EDIT'],
      }),
    ];
    expect(refused.map(({ body }) => body.error)).toEqual(refused.map(() => 'OWN_RIGHTS'));
    const { roleIds, dataScope } = own;
    const change = { memberId, version: own.version, ...place(roleIds), dataScope, jobTitle: '采购经理' };
    expect((await desk.act(admin, 'members/edit', change)).status).toBe(200);
    expect((await desk.memberOf(memberId))?.jobTitle).toBe('采购经理');
  });
});

describe('the last administrator', () => {
  it('stays when two administrators freeze each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await buildMember(shop.db.owner);
      const other = await buildMember(shop.db.owner, { firm: one });
      const answers = await Promise.all([
        desk.act(one, 'members/freeze', { memberId: String(other.memberId) }),
        desk.act(other, 'members/freeze', { memberId: String(one.memberId) }),
      ]);
      const left = [await desk.memberOf(one.memberId), await desk.memberOf(other.memberId)].filter(
        (row) => row?.status === 1,
      );
      expect({ left: left.length, done: answers.filter(({ status }) => status === 200).length }).toEqual({
        left: 1,
        done: 1,
      });
    }
  });

  it('stays through changes of roles as well', async () => {
    const admin = await buildMember(shop.db.owner);
    const helper = await buildMember(shop.db.owner, {
      firm: admin,
      permissions: [...USER_CODES, 'ROLE_MANAGEMENT', 'ROLE_ADD', 'ROLE_DELETE'],
      dataScope: 'company',
    });
    const weak = await desk.buildRole(helper, ['USER_EDIT']);
    const target = (await desk.read(helper, 'members/detail', { memberId: String(admin.memberId) })).body.data;
    const tries = [
      await desk.act(helper, 'members/freeze', { memberId: target.memberId }),
      await desk.act(helper, 'members/leave', { memberId: target.memberId, successorId: null }),
      await desk.act(helper, 'members/edit', { memberId: target.memberId, version: target.version, ...place([weak]) }),
      await desk.act(helper, 'roles/remove', { roleId: target.roleIds[0], replacementId: weak }),
    ];
    expect(tries.map(({ body }) => body.error)).toEqual(tries.map(() => 'LAST_ADMINISTRATOR'));
  });
});

describe('freezing', () => {
  it('ends sessions in this company at once and in no other', async () => {
    const admin = await buildMember(shop.db.owner);
    const person = await buildMember(shop.db.owner, { firm: admin });
    const elsewhere = await buildFirm(shop.db.owner);
    const [second] = await shop.db.owner
      .insert(memberships)
      .values({ firmId: elsewhere.firmId, userId: person.userId })
      .returning({ id: memberships.id });
    const abroad = await buildSession(shop.db.owner, { ...person, ...elsewhere, membershipId: second?.id ?? 0n });
    const info = (token: string) => shop.post('/member-center/user/info', {}, { token });
    expect((await info(person.token)).status).toBe(200);
    await desk.act(admin, 'members/freeze', { memberId: String(person.memberId) });
    expect((await info(person.token)).status).toBe(401);
    expect((await info(abroad)).status).toBe(200);
    // Enabled again, the old session stays ended.
    await desk.act(admin, 'members/enable', { memberId: String(person.memberId) });
    expect((await info(person.token)).status).toBe(401);
  });

  it('a role taken away is gone with the next request', async () => {
    const admin = await buildMember(shop.db.owner);
    const person = await buildMember(shop.db.owner, { firm: admin });
    expect((await desk.read(person, 'roles')).status).toBe(200);
    const detail = (await desk.read(admin, 'members/detail', { memberId: String(person.memberId) })).body.data;
    const weak = await desk.buildRole(admin, ['ORDER_MANAGEMENT']);
    const change = { memberId: detail.memberId, version: detail.version, ...place([weak]) };
    expect((await desk.act(admin, 'members/edit', change)).status).toBe(200);
    expect((await desk.read(person, 'roles')).body.error).toBe('PERMISSION_REFUSED');
    expect((await desk.act(admin, 'members/edit', change)).body.error).toBe('CHANGED_MEANWHILE');
  });
});

describe('leaving', () => {
  it('hands departments over to the successor, or does not happen', async () => {
    const admin = await buildMember(shop.db.owner);
    const leaver = await buildMember(shop.db.owner, { firm: admin, permissions: [] });
    const successor = await buildMember(shop.db.owner, { firm: admin, permissions: [] });
    const department = await desk.buildDepartment(admin, '设备部');
    await shop.db.owner
      .update(departments)
      .set({ headMemberId: leaver.memberId })
      .where(eq(departments.id, department));
    const memberId = String(leaver.memberId);
    expect((await desk.read(admin, 'members/duties', { memberId })).body.data.held).toEqual([
      { label: '部门负责人', count: 1, names: ['设备部'] },
    ]);
    expect((await desk.act(admin, 'members/leave', { memberId, successorId: null })).body.error).toBe(
      'SUCCESSOR_WANTED',
    );
    expect((await desk.act(admin, 'members/leave', { memberId, successorId: memberId })).body.error).toBe(
      'SUCCESSOR_UNFIT',
    );
    const done = await desk.act(admin, 'members/leave', { memberId, successorId: String(successor.memberId) });
    expect(done.status).toBe(200);
    const [row] = await shop.db.owner.select().from(departments).where(eq(departments.id, department));
    expect(row?.headMemberId).toBe(successor.memberId);
    expect((await desk.memberOf(memberId))?.leftAt).not.toBeNull();
  });
});

describe('effective rights', () => {
  it('name the roles that give a code, who gave them, and whose records are seen', async () => {
    const admin = await buildMember(shop.db.owner);
    await shop.db.owner.update(users).set({ realName: '王芳' }).where(eq(users.id, admin.userId));
    const [one, two] = [
      await desk.buildRole(admin, ['ORDER_ADD']),
      await desk.buildRole(admin, ['ORDER_ADD', 'ORDER_EXPORT']),
    ];
    const { body } = await desk.act(admin, 'members/invite', invitee([one, two]));
    const rights = (await desk.read(admin, 'members/rights', { memberId: body.data.memberId })).body.data;
    const codes = rights.groups.flatMap((group: { codes: { code: string; grants: object[] }[] }) => group.codes);
    const grantsOf = (code: string) => codes.find((one: { code: string }) => one.code === code).grants;
    expect(grantsOf('ORDER_ADD')).toMatchObject([{ roleId: one, grantedBy: '王芳' }, { roleId: two }]);
    expect(grantsOf('ORDER_EXPORT')).toHaveLength(1);
    expect(grantsOf('ORDER_CANCEL')).toEqual([]);
    expect(rights).toMatchObject({ state: 'invited', scope: { dataScope: 'self', people: 1 } });
  });
});

describe('group accounts', () => {
  it('administer users of member companies and of no other', async () => {
    const group = await buildMember(shop.db.owner, {
      firm: await buildFirm(shop.db.owner, { firmType: 'group' }),
      permissions: [...USER_CODES, 'ROLE_MANAGEMENT'],
    });
    const admin = await buildMember(shop.db.owner);
    const stranger = await buildMember(shop.db.owner);
    await shop.db.owner.update(firms).set({ groupFirmId: group.firmId }).where(eq(firms.id, admin.firmId));
    const companyId = String(admin.firmId);
    const companies = (await desk.read(group, 'members/companies')).body.data;
    expect(companies.map((one: { companyId: string }) => one.companyId)).toEqual([String(group.firmId), companyId]);
    const seen = (await desk.read(group, 'members', { companyId })).body.data.list;
    expect(seen.map((one: { memberId: string }) => one.memberId)).toEqual([String(admin.memberId)]);
    const buyers = await desk.buildRole(admin, ['ORDER_ADD', 'ORDER_MANAGEMENT']);
    const bosses = await desk.buildRole(admin, ['COST_EDIT']);
    expect((await desk.act(group, 'members/invite', { companyId, ...invitee([buyers]) })).status).toBe(200);
    expect((await desk.act(group, 'members/invite', { companyId, ...invitee([bosses]) })).body.error).toBe(
      'BEYOND_GRANTOR',
    );
    const foreign = await desk.read(group, 'members', { companyId: String(stranger.firmId) });
    const none = await desk.read(group, 'members', { companyId: '999999999999999' });
    expect([foreign.status, foreign.body.message]).toEqual([none.status, none.body.message]);
    expect(
      (await desk.act(admin, 'members/freeze', { companyId: String(group.firmId), memberId: String(group.memberId) }))
        .status,
    ).toBe(404);
    // Orders are no business of a group account, on the server too (specification 8).
    const order = await shop.post(
      '/oms-front/trade/create',
      {},
      { token: group.token, key: `members-${nextNumber()}` },
    );
    expect(order.body.message).toBe('集团账号仅用于用户管理，不能下单，请切换到公司账号');
  });
});
