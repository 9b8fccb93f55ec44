import {
  type ApprovalDocument,
  type DepartmentFact,
  nameKey,
  type PeopleFacts,
  type PlannedApprover,
  type SkippedApprover,
} from './flow-plan.ts';
import type { ApproverRule } from './flow-shape.ts';

export interface Situation {
  document: ApprovalDocument;
  people: PeopleFacts;
}

/** Somebody a rule leads to, before it is known whether the person may decide. */
export interface Candidate {
  memberId: string;
  why: string;
  /** Department the person speaks for; undefined: the own one. */
  departmentId?: string;
}

/** Departments from one upwards; a ring, which the database does not allow, would end it too. */
export function departmentsUp(from: string | null | undefined, people: PeopleFacts): DepartmentFact[] {
  const way: DepartmentFact[] = [];
  let next = from ? people.departments.get(from) : undefined;
  while (next && !way.includes(next)) {
    way.push(next);
    next = next.parentId === null ? undefined : people.departments.get(next.parentId);
  }
  return way;
}

/** Heads of these departments, each person once. */
export function headsOf(departments: readonly DepartmentFact[]): Candidate[] {
  const heads = departments.flatMap(({ id, name, headMemberId }) =>
    headMemberId === null ? [] : [{ memberId: headMemberId, why: `${name}负责人`, departmentId: id }],
  );
  return heads.filter(({ memberId }, at) => heads.findIndex((head) => head.memberId === memberId) === at);
}

const ownDepartment = ({ requester }: ApprovalDocument) => requester.departmentPath.at(-1);

/** Superiors of the requester: heads upwards, the requester left out. */
export const superiorsOf = ({ document, people }: Situation): Candidate[] =>
  headsOf(departmentsUp(ownDepartment(document), people)).filter(
    ({ memberId }) => memberId !== document.requester.memberId,
  );

const nameOf = (people: PeopleFacts, kind: 'role' | 'cost_center', id: string) =>
  people.names.get(nameKey(kind, id)) ?? `编号 ${id}`;

function ownersOf({ document, people }: Situation): Candidate[] {
  return document.costCenters.flatMap(({ id, ownerMemberId }) =>
    ownerMemberId === null
      ? []
      : [{ memberId: ownerMemberId, why: `成本中心 ${nameOf(people, 'cost_center', id)}负责人` }],
  );
}

/** Whom a rule names. */
export function candidatesOf(rule: ApproverRule, situation: Situation): Candidate[] {
  const { document, people } = situation;
  switch (rule.kind) {
    case 'member':
      return [{ memberId: rule.memberId, why: '指定审批人' }];
    case 'role':
      return (people.roles.get(rule.roleId) ?? []).map((memberId) => ({
        memberId,
        why: `角色 ${nameOf(people, 'role', rule.roleId)}`,
      }));
    case 'department_head':
      return headsOf(departmentsUp(rule.departmentId ?? ownDepartment(document), people).slice(0, 1));
    case 'superior':
      return superiorsOf(situation)
        .slice(rule.level - 1, rule.level)
        .map((head) => ({ ...head, why: `第 ${rule.level} 级上级（${head.why}）` }));
    case 'cost_center_owner':
      return ownersOf(situation);
  }
}

/** Who comes next where a rule leads to nobody who may decide: the heads above it, then those above the requester. */
export function nextAbove(rule: ApproverRule, situation: Situation): Candidate[] {
  const { document, people } = situation;
  const above = superiorsOf(situation);
  if (rule.kind === 'superior') return above.slice(rule.level);
  if (rule.kind === 'department_head') {
    const way = departmentsUp(rule.departmentId ?? ownDepartment(document), people);
    return [...headsOf(way.slice(1)), ...above];
  }
  const named = candidatesOf(rule, situation).flatMap(({ memberId }) =>
    rule.kind === 'role' ? [] : headsOf(departmentsUp(people.members.get(memberId)?.departmentId, people)),
  );
  return [...named, ...above];
}

/** Why a person may not decide; null: may. The requester may only as an administrator of a firm that allows it. */
export function whyPassedOver(memberId: string, { document, people }: Situation): string | null {
  const member = people.members.get(memberId);
  if (!member || member.left) return '已离职';
  if (member.status === 0) return '账号已冻结';
  if (member.status !== 1) return '尚未激活账号';
  if (!member.approves) return '已关闭审批';
  if (memberId !== document.requester.memberId) return null;
  return people.selfApproval && people.administrators.includes(memberId) ? null : '申请人不能审批自己的单据';
}

export function toApprover({ memberId, why, departmentId }: Candidate, people: PeopleFacts): PlannedApprover[] {
  const member = people.members.get(memberId);
  if (!member) return [];
  return [
    { memberId, userId: member.userId, name: member.name, departmentId: departmentId ?? member.departmentId, why },
  ];
}

export function toSkipped({ memberId }: Candidate, why: string, people: PeopleFacts): SkippedApprover {
  return { memberId, name: people.members.get(memberId)?.name ?? '已移除的人员', why };
}
