import { SURVEY_LIMITS, type SurveyAnswers, type SurveyQuestion } from './survey-questions.ts';

export interface CheckedAnswers {
  /** Trimmed, without empty ones and without keys nobody asked about. */
  answers: SurveyAnswers;
  /** What is wrong, by the key of the question. */
  problems: Record<string, string>;
}

const SCORE = /^[1-5]$/;

function oneText(given: string | string[] | undefined): string {
  return typeof given === 'string' ? given.trim() : '';
}

/** One answer as it is kept, null for none, or what is wrong with it. */
function checkOne(question: SurveyQuestion, given: string | string[] | undefined): string | string[] | null {
  const { kind, options = [] } = question;
  if (kind === 'several') {
    const chosen = new Set(Array.isArray(given) ? given : []);
    if ([...chosen].some((option) => !options.includes(option))) throw new AnswerFault('请从列出的选项中选择');
    // In the order of the options, so that equal choices are equal answers.
    return chosen.size ? options.filter((option) => chosen.has(option)) : null;
  }
  if (Array.isArray(given)) throw new AnswerFault('这道题只能有一个答案');
  const text = oneText(given);
  if (!text) return null;
  if (kind === 'single' && !options.includes(text)) throw new AnswerFault('请从列出的选项中选择');
  if (kind === 'score' && !SCORE.test(text)) throw new AnswerFault('请打 1 到 5 分');
  if (text.length > SURVEY_LIMITS.text) throw new AnswerFault(`最多 ${SURVEY_LIMITS.text} 个字`);
  return text;
}

class AnswerFault extends Error {}

/** Holds answers to their questions; the page and the server ask the same rule. */
export function checkAnswers(questions: readonly SurveyQuestion[], given: SurveyAnswers): CheckedAnswers {
  const answers: SurveyAnswers = {};
  const problems: Record<string, string> = {};
  for (const question of questions) {
    try {
      const kept = checkOne(question, Object.hasOwn(given, question.key) ? given[question.key] : undefined);
      if (kept !== null) answers[question.key] = kept;
      else if (question.required) problems[question.key] = question.kind === 'text' ? '请填写' : '请选择';
    } catch (fault) {
      if (!(fault instanceof AnswerFault)) throw fault;
      problems[question.key] = fault.message;
    }
  }
  return { answers, problems };
}
