import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of surveys. */
export const surveyAuditWords = {
  actions: {
    'survey.created': '新建问卷',
    'survey.changed': '修改问卷',
    'survey.opened': '开放问卷',
    'survey.closed': '关闭问卷',
  },
  objects: {
    survey: '问卷',
  },
  fields: {
    title: '标题',
    intro: '说明',
    questions: '题目',
    key: '题号',
    required: '必答',
    options: '选项',
    opensAt: '开放时间',
    closesAt: '结束时间',
  },
  values: {
    kind: {
      single: '单选',
      several: '多选',
      text: '问答',
      score: '打分',
    },
    status: {
      draft: '草稿',
      open: '开放中',
      closed: '已关闭',
    },
  },
} as const satisfies AuditWords;
