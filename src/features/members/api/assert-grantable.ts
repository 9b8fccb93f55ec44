import { notFound, refuse } from '#platform/api/refuse.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';
import { memberErrors } from '../contract/member-errors.ts';
import { beyondGrantor, comparedCodes, grantableScopes } from '../rules/grant-limits.ts';
import { permissionName } from '../rules/permission-tree.ts';
import type { Company } from './company.ts';
import { readFirmName } from './company-repo.ts';
import { isDepartmentInReach } from './department-repo.ts';
import { readRoleCodes } from './role-repo.ts';

/** Codes of these that the caller may not give, as a refusal that names them (behaviours 2.12). */
export function assertHeld({ held, identity }: Company, codes: Iterable<string>): void {
  const beyond = beyondGrantor(held, comparedCodes(codes, identity));
  if (beyond.length === 0) return;
  const names = beyond.map((code) => `${permissionName(code)}（${code}）`).join('、');
  throw refuse(memberErrors, 'BEYOND_GRANTOR', {
    message: `不能授予自己没有的权限：${names}`,
    data: { codes: beyond },
  });
}

/** Roles of the company, given by somebody who holds what they hold. */
export async function assertRolesGrantable(company: Company, roleIds: readonly bigint[]): Promise<void> {
  const codes = await readRoleCodes(company.db, company.firmId, roleIds);
  if (codes.size < new Set(roleIds).size) throw notFound('角色');
  assertHeld(company, [...codes.values()].flat());
}

/** A scope no wider than the caller's own. Abroad, in a member company, a group account gives what a company has. */
export async function assertScopeGrantable(company: Company, scope: DataScope): Promise<void> {
  const { firmType } = await readFirmName(company.db, company.firmId);
  if (!grantableScopes(company.viewer.dataScope, firmType).includes(scope)) {
    throw refuse(memberErrors, 'SCOPE_BEYOND_GRANTOR');
  }
}

/** A department of the company that the caller's data scope reaches; null, no department, takes the whole company. */
export async function assertDepartmentInReach(company: Company, departmentId: bigint | null): Promise<void> {
  const { dataScope } = company.viewer;
  if (departmentId !== null) {
    if (!(await isDepartmentInReach(company, departmentId))) throw notFound('部门');
    return;
  }
  if (dataScope === 'company' || dataScope === 'group') return;
  throw refuse(memberErrors, 'SCOPE_BEYOND_GRANTOR', { message: '请选择您数据范围内的部门' });
}
