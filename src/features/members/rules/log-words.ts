/** What the log of a user says of each event. */
const ACTIONS: Readonly<Record<string, string>> = {
  'member.invited': '发出邀请',
  'member.reinvited': '重新发出邀请',
  'member.withdrawn': '撤回邀请',
  'member.activated': '本人激活账号',
  'member.enable': '启用',
  'member.freeze': '冻结',
  'member.leave': '办理离职',
  'member.handedOver': '交接事项',
  'member.edited': '编辑资料与权限',
  'member.moved': '调整部门',
  'member.approvalSwitched': '切换审批开关',
  'role.replaced': '角色被替换',
};

const FIELDS: Readonly<Record<string, string>> = {
  departmentId: '部门',
  jobTitle: '职位',
  dataScope: '数据范围',
  approves: '审批开关',
  amountLimit: '单笔限额',
  roleIds: '角色',
};

export const logLabel = (action: string): string => ACTIONS[action] ?? action;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Which fields an edit changed, by name: 部门、角色. */
export function changedFields(before: unknown, after: unknown): string {
  if (!isObject(before) || !isObject(after)) return '';
  const changed = Object.keys(FIELDS).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return changed.length ? `修改了${changed.map((key) => FIELDS[key]).join('、')}` : '';
}
