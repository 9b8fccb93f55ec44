import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#features/access/api/access-tables.ts';
import type { PermissionCode } from '#features/access/rules/public.ts';
import { rolePermissions } from '#features/organisation/api/organisation-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { memberDeskOf } from '#tests/factories/member-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { notYetOpen, PERMISSION_TREE } from '../rules/permission-tree.ts';

let shop: TestShop;
let desk: ReturnType<typeof memberDeskOf>;
let admin: TestMember;
/** Rights that open nothing at the moment; none once everything is built. */
const [closed] = notYetOpen(PERMISSION_TREE.flatMap(({ codes }) => [...codes]));

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  desk = memberDeskOf(shop);
  admin = await buildMember(shop.db.owner);
});
afterAll(() => shop.stop());

const facts = (codes: string[]) => ({ name: `角色 ${codes.length}`, note: '', codes });

it.skipIf(closed === undefined)('gives nobody what opens nothing, and leaves it to a role that has it', async () => {
  const code = closed as PermissionCode;
  const refused = await desk.act(admin, 'roles/add', facts(['ORDER_MANAGEMENT', code]));
  expect([refused.status, refused.body.error]).toEqual([400, 'RIGHT_NOT_OPEN']);
  expect(refused.body.message).toContain('尚未开通');
  const roleId = await desk.buildRole(admin, ['ORDER_MANAGEMENT']);
  const edit = (version: number, codes: string[]) =>
    desk.act(admin, 'roles/edit', { ...facts(codes), roleId, version });
  expect((await edit(1, ['ORDER_MANAGEMENT', code])).body.error).toBe('RIGHT_NOT_OPEN');
  await shop.db.owner.insert(rolePermissions).values({ firmId: admin.firmId, roleId: BigInt(roleId), code });
  expect((await edit(1, ['ORDER_MANAGEMENT', 'ORDER_EXPORT', code])).status).toBe(200);
  expect((await desk.read(admin, 'roles/detail', { roleId })).body.data.codes).toContain(code);
  expect((await edit(2, ['ORDER_MANAGEMENT'])).status).toBe(200);
});

it('shows people their own mail and phone whole, and those of others masked', async () => {
  const colleague = await buildMember(shop.db.owner, { firm: admin });
  for (const [one, place] of [
    [admin, '1'],
    [colleague, '2'],
  ] as const) {
    const contact = { email: `some.body${place}@firm.example`, phoneNumber: `1390000000${place}` };
    await shop.db.owner.update(users).set(contact).where(eq(users.id, one.userId));
  }
  const { list } = (await desk.read(admin, 'members')).body.data;
  const of = ({ memberId }: TestMember) => list.find((row: { memberId: string }) => row.memberId === String(memberId));
  expect(of(admin)).toMatchObject({ email: 'some.body1@firm.example', phoneNumber: '13900000001' });
  expect(of(colleague)).toMatchObject({ email: expect.stringContaining('*'), phoneNumber: '139*****002' });
});
