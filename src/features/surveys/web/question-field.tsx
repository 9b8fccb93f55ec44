import { useId } from 'react';
import { FieldError } from '#platform/web/controls/field-error.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { SURVEY_LIMITS, type SurveyQuestion } from '../rules/survey-questions.ts';
import { ScoreField } from './score-field.tsx';
import styles from './survey.module.css';

type Given = string | string[] | undefined;

interface FieldProps {
  question: SurveyQuestion;
  number: number;
  value: Given;
  problem: string | undefined;
  onChange: (value: string | string[]) => void;
}

/** One question with its answer. */
export function QuestionField({ question, number, value, problem, onChange }: FieldProps) {
  const id = useId();
  const { kind, title, required } = question;
  const errorId = problem ? `${id}-error` : undefined;
  const heading = (
    <>
      <span className={styles.number}>{number}.</span> {title}
      {required && <span className={styles.required} aria-hidden="true" />}
      {kind === 'several' && (
        <Quiet as="small" inline className={styles.kind}>
          可多选
        </Quiet>
      )}
      {!required && (
        <Quiet as="small" inline className={styles.kind}>
          选填
        </Quiet>
      )}
    </>
  );
  const error = problem && <FieldError id={`${id}-error`}>{problem}</FieldError>;
  if (kind === 'text') {
    return (
      <div className={styles.question}>
        <label htmlFor={id} className={styles.questionTitle}>
          {heading}
        </label>
        <textarea
          id={id}
          name={`q-${question.key}`}
          className={styles.text}
          rows={4}
          maxLength={SURVEY_LIMITS.text}
          required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={errorId}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
        {error}
      </div>
    );
  }
  return (
    <fieldset className={styles.question} aria-describedby={errorId}>
      <legend className={styles.questionTitle}>{heading}</legend>
      {kind === 'score' ? (
        <ScoreField question={question} value={value} onChange={onChange} />
      ) : (
        <Choices question={question} value={value} onChange={onChange} />
      )}
      {error}
    </fieldset>
  );
}

function Choices({ question, value, onChange }: Pick<FieldProps, 'question' | 'value' | 'onChange'>) {
  const several = question.kind === 'several';
  const chosen = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const toggle = (option: string) =>
    chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  return (
    <Stack gap={8}>
      {(question.options ?? []).map((option) => (
        <label key={option} className={styles.option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`q-${question.key}`}
            value={option}
            checked={chosen.includes(option)}
            onChange={() => onChange(several ? toggle(option) : option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </Stack>
  );
}
