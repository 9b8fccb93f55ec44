import type { DepartmentDetail, DepartmentNode } from '../contract/department-contract.ts';
import type { Company } from './company.ts';
import { type findDepartment, readTree } from './department-repo.ts';
import { presentMember } from './member-columns.ts';
import { readPeopleOf } from './read-members.ts';

const PEOPLE_SHOWN = 200;

/** A department with the way to it, what hangs below it and the people the caller may see. */
export async function readDepartment(
  company: Company,
  { id, path, version, headMemberId }: NonNullable<Awaited<ReturnType<typeof findDepartment>>>,
): Promise<DepartmentDetail> {
  const tree = await readTree(company.db, company.firmId);
  const byId = new Map(tree.map((node) => [node.departmentId, node]));
  const node = byId.get(String(id)) as DepartmentNode;
  const above = path.split('/').filter((part) => part !== '' && part !== String(id));
  const people = await readPeopleOf(company, id, PEOPLE_SHOWN);
  return {
    ...node,
    version,
    headMemberId: headMemberId === null ? null : String(headMemberId),
    above: above.map((departmentId) => ({ departmentId, name: byId.get(departmentId)?.name ?? '' })),
    children: tree.filter(({ parentId }) => parentId === node.departmentId),
    members: people.map((row) => presentMember(row, company.viewer.userId)),
  };
}
