import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { surveyAnswers, surveys } from '#features/surveys/api/survey-tables.ts';
import { nextNumber } from './next-number.ts';

export const SURVEY_QUESTIONS = [{ key: 'q1', kind: 'score' as const, title: '满意吗', required: true }];

/** A survey that is open, or as told; names what an answer must name. */
export async function buildSurvey(
  db: NodePgDatabase,
  facts: Partial<typeof surveys.$inferInsert> = {},
): Promise<{ code: string; version: number }> {
  const code = `survey-${nextNumber()}`;
  const values = { code, title: '调研', questions: SURVEY_QUESTIONS, status: 'open', ...facts };
  await db.insert(surveys).values(values);
  return { code, version: 1 };
}

/** The same, answered once. */
export async function buildAnsweredSurvey(db: NodePgDatabase): Promise<{ code: string }> {
  const code = `survey-${nextNumber()}`;
  const values = { code, title: '调研', questions: SURVEY_QUESTIONS, status: 'open' };
  const [survey] = await db.insert(surveys).values(values).returning({ id: surveys.id });
  if (!survey) throw new Error('survey not written');
  await db.insert(surveyAnswers).values({ surveyId: survey.id, answers: { q1: '5' }, visitorHash: code });
  return { code };
}
