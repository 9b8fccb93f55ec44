import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { checkAnswers } from '../rules/check-answers.ts';
import type { SurveyAnswers, SurveyQuestion } from '../rules/survey-questions.ts';
import { QuestionField } from './question-field.tsx';

interface FormProps {
  questions: readonly SurveyQuestion[];
  busy: boolean;
  /** Words of a refusal of the whole. */
  refusal: string | null;
  /** What the server found wrong, by question. */
  refused: Readonly<Record<string, string>>;
  /** Absent in a preview: answers go nowhere. */
  onSubmit?: (answers: SurveyAnswers) => void;
}

/** Questions one below the other; what is wrong is told at its question once somebody has tried to send. */
export function SurveyForm({ questions, busy, refusal, refused, onSubmit }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<SurveyAnswers>({});
  const [tried, setTried] = useState(false);
  const { answers, problems } = checkAnswers(questions, given);
  const shown = tried ? { ...refused, ...problems } : refused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = questions.filter(({ key }) => problems[key]);
    if (!first) onSubmit?.(answers);
    else form.current?.querySelector<HTMLElement>(`[name="q-${first.key}"]`)?.focus();
  };
  return (
    <Stack as="form" ref={form} method="post" aria-label="问卷" noValidate onSubmit={submit}>
      {questions.map((question, index) => (
        <QuestionField
          key={question.key}
          question={question}
          number={index + 1}
          value={given[question.key]}
          problem={shown[question.key]}
          onChange={(value) => setGiven({ ...given, [question.key]: value })}
        />
      ))}
      {refusal && <ProblemLine>{refusal}</ProblemLine>}
      {onSubmit && (
        <Button kind="primary" size="lg" type="submit" busy={busy} block>
          提交问卷
        </Button>
      )}
    </Stack>
  );
}
