import { emptyDepartment, moveToDepartment } from '#features/access/api/public.ts';
import {
  deleteDepartment,
  insertDepartment,
  placeDepartment,
  updateDepartment,
} from '#features/organisation/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { hasSqlState } from '#platform/api/sql-state.ts';
import { departmentContract } from '../contract/department-contract.ts';
import { memberErrors } from '../contract/member-errors.ts';
import { assertDepartmentInReach } from './assert-grantable.ts';
import { type Company, changeCompany, openCompany } from './company.ts';
import { findDepartment, isDepartmentEmpty, isDepartmentNameTaken, readHeight, readTree } from './department-repo.ts';
import { nameOf } from './member-columns.ts';
import { assertNotSelf, memberOf } from './move-member.ts';
import { readDepartment } from './read-department.ts';

const departments = implementFeature(departmentContract);

const MOST_LEVELS = 10;
const levelOf = (path: string) => path.split('/').filter(Boolean).length;
const optionalId = (id: string | null) => (id === null ? null : BigInt(id));

/** A department of the company within the caller's reach, or the answer for every other number. */
async function departmentOf(company: Company, departmentId: string) {
  await assertDepartmentInReach(company, BigInt(departmentId));
  const department = await findDepartment(company.db, company.firmId, BigInt(departmentId));
  if (!department) throw notFound('部门');
  return department;
}

/** Who leads it: somebody of the company who works there. */
async function headOf(company: Company, headMemberId: string | null): Promise<bigint | null> {
  if (headMemberId === null) return null;
  const head = await memberOf(company, headMemberId);
  if (head.leftAt !== null) throw notFound('用户');
  return head.memberId;
}

interface DepartmentFacts {
  name?: string;
  code?: string;
  headMemberId?: string | null;
  parentId?: string | null;
}

interface DepartmentChange {
  act: 'added' | 'edited' | 'moved' | 'removed';
  before?: DepartmentFacts;
  after?: DepartmentFacts;
}

async function tell({ db, firmId, viewer }: Company, id: bigint, { act, before, after }: DepartmentChange) {
  await writeAudit(
    db,
    { firmId, userId: viewer.userId },
    { action: `department.${act}`, objectType: 'department', objectId: String(id), before, after },
  );
}

const told = ({ name, code, headMemberId }: { name: string; code: string; headMemberId: bigint | null }) => ({
  name,
  code,
  headMemberId: headMemberId === null ? null : String(headMemberId),
});

/** The level below the parent must exist, and nothing below it hang deeper than ten levels. */
async function assertLevels({ db, firmId }: Company, parentPath: string, path: string | null): Promise<void> {
  const height = path === null ? 1 : await readHeight(db, firmId, path);
  if (levelOf(parentPath) + height > MOST_LEVELS) throw refuse(memberErrors, 'DEPARTMENT_TOO_DEEP');
}

/** Other features hang on departments by references of theirs; the database knows them all. */
async function removeUnused({ db, firmId }: Company, departmentId: bigint): Promise<void> {
  try {
    await emptyDepartment(db, firmId, departmentId);
    await deleteDepartment(db, firmId, departmentId);
  } catch (error) {
    throw hasSqlState(error, '23503') ? refuse(memberErrors, 'DEPARTMENT_IN_USE') : error;
  }
}

export const departmentHandlers = {
  tree: departments.tree.handler(async ({ input, context }) => {
    const { db, firmId } = await openCompany(context, input.companyId);
    return readTree(db, firmId);
  }),

  detail: departments.detail.handler(async ({ input, context }) => {
    const company = await openCompany(context, input.companyId);
    const department = await findDepartment(company.db, company.firmId, BigInt(input.departmentId));
    if (!department) throw notFound('部门');
    return readDepartment(company, department);
  }),

  add: departments.add.handler(({ input, context }) =>
    changeCompany(context, input.companyId, async (company) => {
      const parentId = optionalId(input.parentId);
      await assertDepartmentInReach(company, parentId);
      const parent = parentId === null ? null : await departmentOf(company, String(parentId));
      if (parent) await assertLevels(company, parent.path, null);
      const facts = { name: input.name, code: input.code, headMemberId: await headOf(company, input.headMemberId) };
      const id = await insertDepartment(company.db, company.firmId, { ...facts, parentId });
      if (id === null) throw refuse(memberErrors, 'DEPARTMENT_TAKEN');
      await tell(company, id, { act: 'added', after: { ...told(facts), parentId: input.parentId } });
      return { departmentId: String(id) };
    }),
  ),

  edit: departments.edit.handler(({ input, context }) =>
    changeCompany(context, input.companyId, async (company) => {
      const before = await departmentOf(company, input.departmentId);
      const { id: exceptId, parentId } = before;
      const facts = { name: input.name, code: input.code, headMemberId: await headOf(company, input.headMemberId) };
      if (await isDepartmentNameTaken(company.db, company.firmId, { parentId, name: input.name, exceptId })) {
        throw refuse(memberErrors, 'DEPARTMENT_TAKEN');
      }
      const change = { ...facts, departmentId: before.id, version: input.version };
      if (!(await updateDepartment(company.db, company.firmId, change)))
        throw refuse(memberErrors, 'CHANGED_MEANWHILE');
      await tell(company, before.id, { act: 'edited', before: told(before), after: told(facts) });
      return {};
    }),
  ),

  move: departments.move.handler(({ input, context }) =>
    changeCompany(context, input.companyId, async (company) => {
      const { db, firmId } = company;
      const department = await departmentOf(company, input.departmentId);
      const parentId = optionalId(input.parentId);
      await assertDepartmentInReach(company, parentId);
      const parent = parentId === null ? null : await departmentOf(company, String(parentId));
      if (parent?.path.startsWith(department.path)) throw refuse(memberErrors, 'DEPARTMENT_BELOW_ITSELF');
      if (parent) await assertLevels(company, parent.path, department.path);
      const { name, id: exceptId } = department;
      if (await isDepartmentNameTaken(db, firmId, { parentId, name, exceptId })) {
        throw refuse(memberErrors, 'DEPARTMENT_TAKEN');
      }
      await placeDepartment(db, firmId, { departmentId: department.id, parentId, place: input.place ?? MOST_SIBLINGS });
      const before = { parentId: department.parentId === null ? null : String(department.parentId) };
      await tell(company, department.id, { act: 'moved', before, after: { parentId: input.parentId } });
      return {};
    }),
  ),

  remove: departments.remove.handler(({ input, context }) =>
    changeCompany(context, input.companyId, async (company) => {
      const department = await departmentOf(company, input.departmentId);
      if (!(await isDepartmentEmpty(company.db, company.firmId, department.id))) {
        throw refuse(memberErrors, 'DEPARTMENT_NOT_EMPTY');
      }
      await removeUnused(company, department.id);
      await tell(company, department.id, { act: 'removed', before: told(department) });
      return {};
    }),
  ),

  moveMembers: departments.moveMembers.handler(({ input, context }) =>
    changeCompany(context, input.companyId, async (company) => {
      const { db, firmId, viewer } = company;
      const departmentId = optionalId(input.departmentId);
      await assertDepartmentInReach(company, departmentId);
      const ids = [...new Set(input.memberIds)];
      for (const memberId of ids) {
        const member = await memberOf(company, memberId);
        assertNotSelf(company, member);
        await writeAudit(
          db,
          { firmId, userId: viewer.userId },
          {
            action: 'member.moved',
            objectType: 'membership',
            objectId: memberId,
            before: {
              departmentId: member.departmentId === null ? null : String(member.departmentId),
              name: nameOf(member),
            },
            after: { departmentId: input.departmentId, name: nameOf(member) },
          },
        );
      }
      await moveToDepartment(db, firmId, ids.map(BigInt), departmentId);
      return {};
    }),
  ),
};

/** More than any department has: the last place. */
const MOST_SIBLINGS = 1_000_000;
