/** How a query was answered. */
export interface Answer {
  answerable: boolean;
  /** Place of the first right item among the first five, from 0; −1 for none. */
  place: number;
  empty: boolean;
  /** What was left out, as the answer says itself. */
  setAside: readonly string[];
  /** The first item is of the kind that was asked for. */
  sameKind: boolean;
}

interface WordsScore {
  answerable: number;
  first: number;
  five: number;
  unanswerable: number;
  refused: number;
  wrong: number;
  empty: number;
}

export const noScore = (): WordsScore => ({
  answerable: 0,
  first: 0,
  five: 0,
  unanswerable: 0,
  refused: 0,
  wrong: 0,
  empty: 0,
});

/** Another kind of goods stands first and nothing says that something was left out. */
export const isWrong = ({ empty, setAside, sameKind }: Answer) => !empty && setAside.length === 0 && !sameKind;

/** What nothing answers is refused, or what is shown instead says what it leaves out. */
export const isRefused = ({ empty, setAside }: Answer) => empty || setAside.length > 0;

export function addAnswer(score: WordsScore, answer: Answer): void {
  if (answer.answerable) {
    score.answerable += 1;
    score.first += answer.place === 0 ? 1 : 0;
    score.five += answer.place >= 0 ? 1 : 0;
    score.empty += answer.empty ? 1 : 0;
  } else {
    score.unanswerable += 1;
    score.refused += isRefused(answer) ? 1 : 0;
  }
  score.wrong += isWrong(answer) ? 1 : 0;
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);

export const SCORE_HEAD =
  '| class | answerable | right first | among five | empty | unanswerable | refused rightly | wrong |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n';

export function scoreLine(kind: string, score: WordsScore): string {
  const { answerable, first, five, unanswerable, refused, wrong, empty } = score;
  const cells = [
    ...[answerable, percent(first, answerable), percent(five, answerable), percent(empty, answerable)],
    ...[unanswerable, percent(refused, unanswerable), percent(wrong, answerable + unanswerable)],
  ];
  return `| ${[kind, ...cells].join(' | ')} |\n`;
}
