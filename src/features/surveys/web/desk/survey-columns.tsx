import { surveyEditHref, surveyResultsHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SurveyRow } from '../../contract/survey-desk-contract.ts';
import type { SurveyState } from '../../rules/survey-state.ts';
import styles from './survey-desk.module.css';

const TONES: Readonly<Record<SurveyState, TagTone>> = {
  draft: 'neutral',
  planned: 'warning',
  open: 'success',
  closed: 'neutral',
};

export function SurveyTag({ state, stateText }: Pick<SurveyRow, 'state' | 'stateText'>) {
  return <Tag tone={TONES[state]}>{stateText}</Tag>;
}

/** 2026-11-01 09:00 至 2026-12-01 18:00; open ends stay open. */
export function periodText({ opensAt, closesAt }: Pick<SurveyRow, 'opensAt' | 'closesAt'>): string {
  if (!opensAt && !closesAt) return '不限';
  return `${opensAt ? displayTime(opensAt) : '即日'} 至 ${closesAt ? displayTime(closesAt) : '不限'}`;
}

export const surveyColumns: readonly ListColumn<SurveyRow>[] = [
  {
    key: 'title',
    title: '问卷',
    fixed: true,
    rowHeader: true,
    render: (row) => <PageLink href={surveyResultsHref(row.code)}>{row.title}</PageLink>,
  },
  { key: 'state', title: '状态', width: 90, render: (row) => <SurveyTag {...row} /> },
  { key: 'questions', title: '题数', width: 70, align: 'right', render: (row) => row.questionCount },
  { key: 'answers', title: '答卷', width: 80, align: 'right', render: (row) => row.answerCount },
  {
    key: 'last',
    title: '最近提交',
    width: 150,
    render: (row) => (row.lastAnswerAt ? displayTime(row.lastAnswerAt) : '—'),
  },
  { key: 'period', title: '开放时间', width: 300, render: periodText },
  { key: 'updated', title: '修改时间', width: 150, optional: true, render: (row) => displayTime(row.updatedAt) },
  {
    key: 'acts',
    title: '操作',
    width: 110,
    fixed: true,
    render: (row) => (
      <span className={styles.links}>
        <PageLink href={surveyEditHref(row.code)} aria-label={`编辑 ${row.title}`}>
          编辑
        </PageLink>
        <PageLink href={surveyResultsHref(row.code)} aria-label={`结果 ${row.title}`}>
          结果
        </PageLink>
      </span>
    ),
  },
];
