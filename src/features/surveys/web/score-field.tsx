import { joinClasses } from '#platform/web/join-classes.ts';
import { SCORE_WORDS, type SurveyQuestion } from '../rules/survey-questions.ts';
import styles from './survey.module.css';

interface ScoreProps {
  question: SurveyQuestion;
  value: string | string[] | undefined;
  onChange: (value: string) => void;
}

/** One to five stars; arrows move between them, and the meaning of the chosen one stands beside. */
export function ScoreField({ question, value, onChange }: ScoreProps) {
  const chosen = typeof value === 'string' ? Number(value) : 0;
  return (
    <div className={styles.scores}>
      {SCORE_WORDS.map((word, index) => (
        <label key={word} className={joinClasses(styles.score, index < chosen && styles.lit)} title={word}>
          <input
            type="radio"
            name={`q-${question.key}`}
            value={index + 1}
            checked={chosen === index + 1}
            onChange={() => onChange(String(index + 1))}
          />
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">
            {index + 1} 分 {word}
          </span>
        </label>
      ))}
      <span className={styles.scoreWord} aria-hidden="true">
        {chosen ? `${chosen} 分 ${SCORE_WORDS[chosen - 1]}` : '点击星星打分'}
      </span>
    </div>
  );
}
