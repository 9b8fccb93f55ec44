import { accountAuditWords } from '#features/accounts/contract/audit-words.ts';
import { memberAuditWords } from '../contract/audit-words.ts';

/** What the log of a user says of each event: the words of the company's log. */
const ACTIONS: Readonly<Record<string, string>> = { ...accountAuditWords.actions, ...memberAuditWords.actions };

const FIELDS: Readonly<Record<string, string>> = {
  departmentId: '部门',
  jobTitle: '职位',
  dataScope: '数据范围',
  approves: '审批开关',
  amountLimit: '单笔限额',
  roleIds: '角色',
};

export const logLabel = (action: string): string => ACTIONS[action] ?? '其他操作';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Which fields an edit changed, by name: 部门、角色. */
export function changedFields(before: unknown, after: unknown): string {
  if (!isObject(before) || !isObject(after)) return '';
  const changed = Object.keys(FIELDS).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return changed.length ? `修改了${changed.map((key) => FIELDS[key]).join('、')}` : '';
}
