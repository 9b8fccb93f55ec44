import { hasOptions, SCORE_WORDS, type SurveyQuestion } from './survey-questions.ts';

/** How often an answer was given to a question. */
export interface AnswerCount {
  key: string;
  value: string;
  times: number;
}

export interface TallyBar {
  label: string;
  times: number;
  /** Per mille of those who answered this question; several choices add up to more than 1,000. */
  share: number;
}

export interface QuestionTally {
  key: string;
  /** How many answered it. */
  answered: number;
  bars: TallyBar[];
  /** Of scores, to hundredths, as text: 4.25. Null for other kinds and without answers. */
  average: string | null;
}

const barLabels = ({ kind, options = [] }: SurveyQuestion): [value: string, label: string][] =>
  kind === 'score'
    ? SCORE_WORDS.map((word, index) => [String(index + 1), `${index + 1} 分 ${word}`])
    : options.map((option) => [option, option]);

/** Rounded half up in whole numbers: hundredths of a score. */
function averageOf(counts: ReadonlyMap<string, number>, answered: number): string | null {
  if (answered === 0) return null;
  const points = [...counts].reduce((sum, [score, times]) => sum + Number(score) * times, 0);
  const hundredths = Math.floor((points * 200 + answered) / (answered * 2));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Counts of one question as bars in the order of its options; written answers have none. */
export function tallyQuestion(
  question: SurveyQuestion,
  counts: readonly AnswerCount[],
  answered: number,
): QuestionTally {
  const { key, kind } = question;
  const own = new Map(counts.filter((count) => count.key === key).map(({ value, times }) => [value, times]));
  const counted = hasOptions(kind) || kind === 'score';
  const bars = counted
    ? barLabels(question).map(([value, label]) => {
        const times = own.get(value) ?? 0;
        return { label, times, share: answered ? Math.round((times * 1_000) / answered) : 0 };
      })
    : [];
  return { key, answered, bars, average: kind === 'score' ? averageOf(own, answered) : null };
}
