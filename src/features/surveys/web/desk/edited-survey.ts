import { displayTime } from '#platform/shared/display-time.ts';
import type { DeskSurvey } from '../../contract/survey-desk-contract.ts';
import { hasOptions, type QuestionKind, type SurveyQuestion } from '../../rules/survey-questions.ts';

/** A questionnaire as it stands on the page; instants are what a field for date and time holds, in Shanghai. */
export interface EditedSurvey {
  title: string;
  intro: string;
  questions: SurveyQuestion[];
  opensAt: string;
  closesAt: string;
}

const toField = (instant: string | null) => (instant ? displayTime(instant).replace(' ', 'T') : '');
const toInstant = (field: string) => (field ? `${field}:00+08:00` : null);

/** A key no other question of the survey has: q1, q2, … and never one that was deleted a moment ago and is still last. */
function freeKey(questions: readonly SurveyQuestion[]): string {
  const taken = questions.map(({ key }) => Number(/^q(\d+)$/.exec(key)?.[1] ?? 0));
  return `q${Math.max(0, ...taken) + 1}`;
}

export function newQuestion(questions: readonly SurveyQuestion[], kind: QuestionKind): SurveyQuestion {
  const question = { key: freeKey(questions), kind, title: '', required: kind !== 'text' };
  return hasOptions(kind) ? { ...question, options: ['', ''] } : question;
}

export function editedOf(survey: DeskSurvey | null): EditedSurvey {
  if (!survey) return { title: '', intro: '', questions: [newQuestion([], 'single')], opensAt: '', closesAt: '' };
  const { title, intro, questions, opensAt, closesAt } = survey;
  return { title, intro, questions, opensAt: toField(opensAt), closesAt: toField(closesAt) };
}

export const inputOf = ({ opensAt, closesAt, ...words }: EditedSurvey) => ({
  ...words,
  questions: words.questions.map((question) => ({
    ...question,
    title: question.title.trim(),
    ...(hasOptions(question.kind)
      ? { options: (question.options ?? []).map((option) => option.trim()).filter(Boolean) }
      : {}),
  })),
  opensAt: toInstant(opensAt),
  closesAt: toInstant(closesAt),
});

/** The list with one entry moved by a step; past the ends nothing moves. */
export function moved<T>(list: readonly T[], from: number, step: -1 | 1): T[] {
  const to = from + step;
  const [one, other] = [list[from], list[to]];
  if (one === undefined || other === undefined) return [...list];
  return list.map((entry, at) => (at === from ? other : at === to ? one : entry));
}
