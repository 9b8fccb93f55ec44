/** A question of a survey; stored as it stands here. */
export interface SurveyQuestion {
  key: string;
  kind: 'single' | 'several' | 'score' | 'text';
  title: string;
  required: boolean;
  /** For `single` and `several`. */
  options?: string[];
}

export type QuestionKind = SurveyQuestion['kind'];

/** Answers by the key of their question; several choices are a list, everything else is text. */
export type SurveyAnswers = Record<string, string | string[]>;

export const QUESTION_KINDS: Readonly<Record<QuestionKind, string>> = {
  single: '单选',
  several: '多选',
  score: '打分',
  text: '填空',
};

/** What a score means, from 1 to 5. */
export const SCORE_WORDS = ['很不满意', '不满意', '一般', '满意', '很满意'] as const;

export const SURVEY_LIMITS = {
  title: 60,
  intro: 500,
  questions: 30,
  questionTitle: 120,
  options: 20,
  option: 60,
  /** A written answer. */
  text: 1_000,
} as const;

export const hasOptions = (kind: QuestionKind) => kind === 'single' || kind === 'several';

/** What is wrong with one question, or null. */
function questionFault({ title, kind, options = [] }: SurveyQuestion): string | null {
  if (!title.trim()) return '请填写题目';
  if (!hasOptions(kind)) return null;
  const texts = options.map((option) => option.trim());
  if (texts.length < 2) return '至少需要 2 个选项';
  if (texts.includes('')) return '选项不能为空';
  return new Set(texts).size === texts.length ? null : '选项不能重复';
}

/** What keeps a list of questions from being shown to anybody: 第 2 题：至少需要 2 个选项. Null when nothing does. */
export function questionsFault(questions: readonly SurveyQuestion[]): string | null {
  if (questions.length === 0) return '请至少添加一道题';
  if (new Set(questions.map(({ key }) => key)).size < questions.length) return '题目编号重复，请刷新后重试';
  for (const [index, question] of questions.entries()) {
    const fault = questionFault(question);
    if (fault) return `第 ${index + 1} 题：${fault}`;
  }
  return null;
}
