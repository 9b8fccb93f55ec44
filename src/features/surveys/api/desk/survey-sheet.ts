import { type ExportColumn } from '#business/transfers/rules/public.ts';
import { displaySecond } from '#platform/shared/display-time.ts';
import type { SurveyQuestion } from '../../rules/survey-questions.ts';
import type { AnswerRecord } from './read-surveys.ts';

const textOf = (given: string | string[] | undefined) => (Array.isArray(given) ? given.join('；') : (given ?? ''));

/** One answer as a row: when, from which firm, by whose link, and what was said to each question. */
export const sheetColumns = (questions: readonly SurveyQuestion[]): readonly ExportColumn<AnswerRecord>[] => [
  { key: 'at', header: '提交时间', kind: 'date', value: ({ createdAt }) => displaySecond(createdAt.toISOString()) },
  { key: 'firm', header: '公司', kind: 'text', value: ({ firmName }) => firmName ?? '访客' },
  { key: 'share', header: '销售工号', kind: 'text', value: ({ shareCode }) => shareCode ?? '' },
  ...questions.map(
    ({ key, title }, index): ExportColumn<AnswerRecord> => ({
      key,
      header: `${index + 1}. ${title}`,
      kind: 'text',
      value: ({ answers }) => textOf(answers[key]),
    }),
  ),
];
