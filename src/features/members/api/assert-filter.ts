import { notFound } from '#platform/api/refuse.ts';
import type { Company } from './company.ts';
import { findDepartment } from './department-repo.ts';
import { findRole } from './role-repo.ts';

/** A filter that names a department or role of somebody else gets the answer of one that does not exist. */
export async function assertFilter(
  { db, firmId }: Company,
  { departmentId, roleId }: { departmentId?: string; roleId?: string },
): Promise<void> {
  if (departmentId !== undefined && !(await findDepartment(db, firmId, BigInt(departmentId)))) throw notFound('部门');
  if (roleId !== undefined && !(await findRole(db, firmId, BigInt(roleId)))) throw notFound('角色');
}
