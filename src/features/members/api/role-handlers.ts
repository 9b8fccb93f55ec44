import { replaceRole, takeRoleFromAll } from '#features/access/api/public.ts';
import { deleteRole, insertRole, type RoleFacts, updateRole } from '#features/organisation/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { memberErrors } from '../contract/member-errors.ts';
import { type RoleRow, roleContract } from '../contract/role-contract.ts';
import { beyondGrantor, comparedCodes } from '../rules/grant-limits.ts';
import { isPermission, notYetOpen, permissionName } from '../rules/permission-tree.ts';
import { assertHeld, assertRolesGrantable } from './assert-grantable.ts';
import { type Company, changeCompany, openCompany } from './company.ts';
import { keepAdministrator } from './keep-administrator.ts';
import { findRole, holdsRole, isRoleNameTaken, listHolders, listRoles } from './role-repo.ts';

const roles = implementFeature(roleContract);

const HOLDERS_SHOWN = 200;

type Role = NonNullable<Awaited<ReturnType<typeof findRole>>>;

const present = ({ roleId, name, note, people, codes }: Role): RoleRow => ({
  roleId: String(roleId),
  name,
  note,
  people,
  codes,
});

async function roleOf({ db, firmId }: Company, roleId: string): Promise<Role> {
  const role = await findRole(db, firmId, BigInt(roleId));
  if (!role) throw notFound('角色');
  return role;
}

const told = ({ name, note, codes }: RoleFacts) => ({ name, note, codes: [...codes] });
type Told = ReturnType<typeof told>;

interface RoleChange {
  act: 'added' | 'edited' | 'removed';
  before?: Told;
  after?: Told | { replacement: string; people: number };
}

async function tell({ db, firmId, viewer }: Company, id: bigint, { act, before, after }: RoleChange) {
  await writeAudit(
    db,
    { firmId, userId: viewer.userId },
    { action: `role.${act}`, objectType: 'role', objectId: String(id), before, after },
  );
}

/** A role that the caller holds is part of what the caller may do; somebody else changes that. */
async function assertNotOwn({ db, firmId, viewer }: Company, roleId: bigint): Promise<void> {
  if (await holdsRole(db, firmId, viewer.userId, roleId)) {
    throw refuse(memberErrors, 'OWN_RIGHTS', { message: '不能更改自己持有的角色，请由其他管理员操作，或复制为新角色' });
  }
}

/** Codes that no permission of the shop stands for are no permissions. */
function assertKnown(codes: readonly string[]): void {
  if (!codes.every(isPermission)) throw notFound('权限');
}

/** What opens nothing yet is given to nobody; who was given it before keeps it until it does. */
function assertOpen(codes: readonly string[], present: readonly string[]): void {
  const closed = notYetOpen(codes, present);
  if (closed.length === 0) return;
  const names = closed.map(permissionName).join('、');
  throw refuse(memberErrors, 'RIGHT_NOT_OPEN', { message: `以下权限的功能尚未开通，暂不能授予：${names}` });
}

async function changeRole(company: Company, role: Role, facts: RoleFacts & { version: number }): Promise<void> {
  const { db, firmId } = company;
  const sameCodes =
    role.codes.length === new Set(facts.codes).size && facts.codes.every((one) => role.codes.includes(one));
  if (!sameCodes) await assertNotOwn(company, role.roleId);
  assertOpen(facts.codes, role.codes);
  assertHeld(
    company,
    facts.codes.filter((code) => !role.codes.includes(code)),
  );
  if (await isRoleNameTaken(db, firmId, facts.name, role.roleId)) throw refuse(memberErrors, 'ROLE_TAKEN');
  await keepAdministrator(company, async () => {
    if (!(await updateRole(db, firmId, { ...facts, roleId: role.roleId })))
      throw refuse(memberErrors, 'CHANGED_MEANWHILE');
  });
  await tell(company, role.roleId, { act: 'edited', before: told(role), after: told(facts) });
}

/** A role nobody holds goes; one that people hold goes when they get another in its place. */
async function removeRole(company: Company, role: Role, replacement: Role | null): Promise<void> {
  const { db, firmId, viewer } = company;
  const replacementId = replacement?.roleId ?? null;
  if (role.people > 0 && replacementId === null) {
    throw refuse(memberErrors, 'ROLE_IN_USE', { message: `仍有 ${role.people} 名用户持有该角色，请选择替换角色` });
  }
  if (role.people > 0) await assertNotOwn(company, role.roleId);
  if (replacementId === role.roleId) throw refuse(memberErrors, 'ROLE_REPLACEMENT_UNFIT');
  await keepAdministrator(company, async () => {
    if (replacementId !== null)
      await replaceRole(db, { firmId, roleId: role.roleId, replacementId, by: viewer.userId });
    await takeRoleFromAll(db, firmId, role.roleId);
    await deleteRole(db, firmId, role.roleId);
  });
  const after = replacement ? { replacement: replacement.name, people: role.people } : undefined;
  await tell(company, role.roleId, { act: 'removed', before: told(role), after });
}

export const roleHandlers = {
  list: roles.list.handler(async ({ input, context }) => {
    const { db, firmId } = await openCompany(context, input.companyId);
    return (await listRoles(db, firmId)).map(present);
  }),

  detail: roles.detail.handler(async ({ input, context }) => {
    const company = await openCompany(context, input.companyId);
    const role = await roleOf(company, input.roleId);
    const holders = await listHolders(company.db, company.firmId, role.roleId, HOLDERS_SHOWN);
    return {
      ...present(role),
      version: role.version,
      missing: beyondGrantor(company.held, comparedCodes(role.codes, company.identity)),
      holders: holders.map(({ memberId, name }) => ({ memberId: String(memberId), name })),
    };
  }),

  add: roles.add.handler(({ input, context }) =>
    changeCompany(context, input.companyId, async (company) => {
      const { name, note, codes } = input;
      assertKnown(codes);
      assertOpen(codes, []);
      assertHeld(company, codes);
      const roleId = await insertRole(company.db, company.firmId, { name, note, codes });
      if (roleId === null) throw refuse(memberErrors, 'ROLE_TAKEN');
      await tell(company, roleId, { act: 'added', after: told({ name, note, codes }) });
      return { roleId: String(roleId) };
    }),
  ),

  edit: roles.edit.handler(({ input, context }) =>
    changeCompany(context, input.companyId, async (company) => {
      const { name, note, codes, version } = input;
      assertKnown(codes);
      await changeRole(company, await roleOf(company, input.roleId), { name, note, codes, version });
      return {};
    }),
  ),

  remove: roles.remove.handler(({ input, context }) =>
    changeCompany(context, input.companyId, async (company) => {
      const role = await roleOf(company, input.roleId);
      const replacement = input.replacementId === undefined ? null : await roleOf(company, input.replacementId);
      if (replacement) await assertRolesGrantable(company, [replacement.roleId]);
      await removeRole(company, role, replacement);
      return {};
    }),
  ),
};
