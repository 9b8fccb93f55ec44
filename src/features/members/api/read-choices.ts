import type { MemberChoices } from '../contract/member-schemas.ts';
import { beyondGrantor, comparedCodes, grantableScopes } from '../rules/grant-limits.ts';
import type { Company } from './company.ts';
import { readFirmName } from './company-repo.ts';
import { listDepartments } from './department-repo.ts';
import { listRoles } from './role-repo.ts';

/** What the caller has to give in this company: roles with what stands in the way, scopes, departments. */
export async function readChoices(company: Company): Promise<MemberChoices> {
  const { db, firmId, viewer, held, identity } = company;
  const { firmType } = await readFirmName(db, firmId);
  const tree = await listDepartments(db, firmId);
  const roles = await listRoles(db, firmId);
  return {
    departments: tree.map(({ id, parentId, name }) => ({
      departmentId: String(id),
      parentId: parentId === null ? null : String(parentId),
      name,
    })),
    roles: roles.map(({ roleId, name, note, codes }) => ({
      roleId: String(roleId),
      name,
      note,
      missing: beyondGrantor(held, comparedCodes(codes, identity)),
    })),
    scopes: grantableScopes(viewer.dataScope, firmType),
  };
}
