import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PlusIcon } from '#platform/web/icons/icons.tsx';
import { QUESTION_KINDS, type QuestionKind, SURVEY_LIMITS, type SurveyQuestion } from '../../rules/survey-questions.ts';
import { moved, newQuestion } from './edited-survey.ts';
import { QuestionEditor } from './question-editor.tsx';
import styles from './survey-desk.module.css';

interface ListProps {
  questions: SurveyQuestion[];
  /** Answers have been given: the questions stand. */
  locked: boolean;
  onChange: (questions: SurveyQuestion[]) => void;
}

const KINDS = Object.entries(QUESTION_KINDS) as [QuestionKind, string][];

/** The questions in their order, and buttons that add one of each kind. */
export function QuestionList({ questions, locked, onChange }: ListProps) {
  const note = locked ? '已有答卷，题目不能再改；请复制为新问卷后修改' : `最多 ${SURVEY_LIMITS.questions} 题`;
  return (
    <Section title={`题目（${questions.length}）`} note={note}>
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.key}
            question={question}
            number={index + 1}
            last={index === questions.length - 1}
            locked={locked}
            onChange={(part) =>
              onChange(questions.map((one) => (one.key === question.key ? { ...one, ...part } : one)))
            }
            onMove={(step) => onChange(moved(questions, index, step))}
            onRemove={() => onChange(questions.filter(({ key }) => key !== question.key))}
          />
        ))}
      </ol>
      {!locked && (
        <Row gap={10} looks={['wrap']} className={styles.adds}>
          {KINDS.map(([kind, label]) => (
            <Button
              key={kind}
              icon={<PlusIcon size={15} />}
              disabled={questions.length >= SURVEY_LIMITS.questions}
              onClick={() => onChange([...questions, newQuestion(questions, kind)])}
            >
              {label}题
            </Button>
          ))}
        </Row>
      )}
    </Section>
  );
}
