import { expect, it } from 'vitest';
import { changedFields, logLabel } from './log-words.ts';

it.each([
  [
    'what differs, by name',
    { jobTitle: '工', approves: true },
    { jobTitle: '长', approves: false },
    '修改了职位、审批开关',
  ],
  ['nothing where nothing differs', { jobTitle: '工' }, { jobTitle: '工' }, ''],
  ['a field that was not there', {}, { jobTitle: '长' }, '修改了职位'],
  ['nothing of what was not there before', null, { jobTitle: '长' }, ''],
  ['nothing of what is gone', { jobTitle: '长' }, null, ''],
  ['nothing of texts', 'jobTitle', { jobTitle: '长' }, ''],
])('tells %s', (_, before, after, words) => expect(changedFields(before, after)).toBe(words));

it.each([
  ['member.edited', '编辑资料与权限'],
  ['member.activated', '本人激活账号'],
  ['member.unheardOf', '其他操作'],
])('calls %s %s', (action, label) => expect(logLabel(action)).toBe(label));
