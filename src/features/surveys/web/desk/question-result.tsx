import { displayTime } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import type { SurveyResults } from '../../contract/survey-desk-contract.ts';
import { QUESTION_KINDS, type SurveyQuestion } from '../../rules/survey-questions.ts';
import styles from './survey-desk.module.css';

type Tally = SurveyResults['tallies'][number];

interface ResultProps {
  question: SurveyQuestion;
  number: number;
  tally: Tally;
  written: SurveyResults['texts'];
}

const percent = (share: number) => `${(share / 10).toFixed(1)}%`;

/** Counts of one question, or the newest of what was written. */
export function QuestionResult({ question, number, tally, written }: ResultProps) {
  const { kind, title } = question;
  const average = tally.average && <strong className={styles.average}>平均 {tally.average} 分</strong>;
  return (
    <Section title={`${number}. ${title}`} note={`${QUESTION_KINDS[kind]}，${tally.answered} 人作答`} action={average}>
      {kind === 'text' ? <Written written={written} answered={tally.answered} /> : <Bars bars={tally.bars} />}
    </Section>
  );
}

function Bars({ bars }: Pick<Tally, 'bars'>) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, times, share }) => (
        <li key={label}>
          <span className={styles.barLabel}>{label}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${share / 10}%` }} />
          </span>
          <span className={styles.barCount}>
            {times} <small>{percent(share)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Written({ written, answered }: { written: SurveyResults['texts']; answered: number }) {
  if (written.length === 0) return <p className={styles.quiet}>没有人填写。</p>;
  return (
    <>
      <ul className={styles.written}>
        {written.map(({ text, at }, index) => (
          <li key={`${at} ${index}`}>
            <p>{text}</p>
            <small>{displayTime(at)}</small>
          </li>
        ))}
      </ul>
      {answered > written.length && <p className={styles.quiet}>显示最新 {written.length} 条，全部见导出文件。</p>}
    </>
  );
}
