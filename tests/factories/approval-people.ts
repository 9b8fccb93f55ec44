import type {
  ApprovalDocument,
  DepartmentFact,
  MemberFact,
  PeopleFacts,
} from '#features/approval-flows/rules/flow-plan.ts';

/** A firm small enough to know by heart: 公司 ← 生产部 ← 车间, and 仓库 below 公司 with nobody at its head. */
const department = (id: string, name: string, parentId: string | null, headMemberId: string | null) =>
  [id, { id, name, parentId, headMemberId }] satisfies [string, DepartmentFact];

const member = (memberId: string, departmentId: string | null, facts: Partial<MemberFact> = {}) =>
  [
    memberId,
    {
      memberId,
      userId: `9${memberId}`,
      name: `员工${memberId}`,
      departmentId,
      status: 1,
      left: false,
      approves: true,
      ...facts,
    },
  ] satisfies [string, MemberFact];

/** 1 heads the firm, 2 both 生产部 and 车间; 3 and 4 work in 车间, 5 in 仓库, 6 nowhere; 7 is frozen. */
export const smallFirm = (facts: Partial<PeopleFacts> = {}): PeopleFacts => ({
  departments: new Map([
    department('10', '公司', null, '1'),
    department('20', '生产部', '10', '2'),
    department('30', '车间', '20', '2'),
    department('40', '仓库', '10', null),
  ]),
  members: new Map([
    ...[member('1', '10'), member('2', '20'), member('3', '30'), member('4', '30'), member('5', '40')],
    ...[member('6', null), member('7', null, { status: 0 })],
  ]),
  roles: new Map([
    ['r1', ['3', '5']],
    ['r2', ['7']],
  ]),
  administrators: [],
  selfApproval: false,
  names: new Map(),
  ...facts,
});

/** An order of somebody in 车间. */
export const orderOf = (memberId: string, facts: Partial<ApprovalDocument> = {}): ApprovalDocument => ({
  documentType: 'order',
  requester: { memberId, departmentPath: ['10', '20', '30'] },
  amountFen: 100n,
  urgent: false,
  lines: [],
  costCenters: [],
  ...facts,
});
