import { z } from 'zod';
import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import { AT_ONCE_ROWS } from '#business/transfers/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { STAFF } from '#platform/shared/identities.ts';
import { surveyDeskErrors } from '../../contract/survey-desk-contract.ts';
import { surveyCode } from '../../contract/survey-schemas.ts';
import { type CountedSurvey, readAnswers, readCountedSurvey } from './read-surveys.ts';
import { sheetColumns } from './survey-sheet.ts';

/** Answers of one file. */
const MOST_EXPORTED = 20_000;

export async function mustRead(db: Db, code: string): Promise<CountedSurvey> {
  const survey = await readCountedSurvey(db, code);
  if (!survey) throw notFound('问卷');
  return survey;
}

/** Everything that was said to a survey, as a file. */
export const answerSheets = defineExport({
  kind: 'survey-answers',
  label: '问卷答卷',
  name: 'surveyDesk.export',
  path: '/marketing-center/desk/questionnaire/export',
  summary: '导出问卷答卷',
  identities: STAFF,
  permission: 'DESK_SURVEYS',
  specified: false,
  input: z.strictObject({ code: surveyCode }),
  errors: surveyDeskErrors,
  fileName: '问卷答卷.xlsx',
  inBackground: true,
  mostRows: MOST_EXPORTED,
  async plan(db, _, { code }) {
    const { id, title, questions } = await mustRead(db, code);
    const answers = await readAnswers(db, id, MOST_EXPORTED);
    if (answers.length === 0) throw refuse(surveyDeskErrors, 'SURVEY_NO_ANSWERS');
    const table = () => tableOf([sheetOf('答卷', sheetColumns(questions))], answers);
    return { rows: answers.length, atOnce: answers.length <= AT_ONCE_ROWS, fileName: `${title}.xlsx`, table };
  },
});
