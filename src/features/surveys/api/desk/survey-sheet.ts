import { displaySecond } from '#platform/shared/display-time.ts';
import type { SurveyQuestion } from '../../rules/survey-questions.ts';
import type { AnswerRecord } from './read-surveys.ts';

const cellOf = (given: string | string[] | undefined) => (Array.isArray(given) ? given.join('；') : (given ?? ''));

export const sheetHeader = (questions: readonly SurveyQuestion[]): string[] => [
  ...['提交时间', '公司', '销售工号'],
  ...questions.map(({ title }, index) => `${index + 1}. ${title}`),
];

/** One answer as a row: when, from which firm, by whose link, and what was said to each question. */
export const sheetRow = (questions: readonly SurveyQuestion[], answer: AnswerRecord): string[] => [
  ...[displaySecond(answer.createdAt.toISOString()), answer.firmName ?? '访客', answer.shareCode ?? ''],
  ...questions.map(({ key }) => cellOf(answer.answers[key])),
];
