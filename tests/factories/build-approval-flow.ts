import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { approvalFlows } from '#features/approval-flows/api/approval-flow-tables.ts';
import { departments } from '#features/organisation/api/department-tables.ts';
import { roles } from '#features/organisation/api/organisation-tables.ts';
import type { TestFirm } from './build-member.ts';
import { nextNumber } from './next-number.ts';

type FlowFacts = Partial<Omit<typeof approvalFlows.$inferInsert, 'firmId' | 'id'>>;

/** A flow that is switched on and asks whoever leads the requester's department, unless told otherwise. */
export async function buildApprovalFlow(db: NodePgDatabase, firm: TestFirm, facts: FlowFacts = {}): Promise<string> {
  const [flow] = await db
    .insert(approvalFlows)
    .values({
      firmId: firm.firmId,
      name: `审批流${nextNumber()}`,
      documentType: 'order',
      status: 1,
      nodes: [{ name: '部门审批', mode: 'any', approvers: [{ kind: 'department_head' }] }],
      ...facts,
    })
    .returning({ id: approvalFlows.id });
  if (!flow) throw new Error('flow not written');
  return String(flow.id);
}

export async function buildDepartment(
  db: NodePgDatabase,
  firm: TestFirm,
  facts: { name?: string; parentId?: bigint; headMemberId?: bigint } = {},
): Promise<bigint> {
  const [department] = await db
    .insert(departments)
    .values({ firmId: firm.firmId, name: `部门${nextNumber()}`, ...facts })
    .returning({ id: departments.id });
  if (!department) throw new Error('department not written');
  return department.id;
}

export async function buildRole(db: NodePgDatabase, firm: TestFirm): Promise<string> {
  const [role] = await db
    .insert(roles)
    .values({ firmId: firm.firmId, name: `岗位${nextNumber()}` })
    .returning({ id: roles.id });
  if (!role) throw new Error('role not written');
  return String(role.id);
}
