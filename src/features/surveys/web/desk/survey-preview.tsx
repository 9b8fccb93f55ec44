import { Section } from '#platform/web/display/section.tsx';
import { hasOptions } from '../../rules/survey-questions.ts';
import { SurveyForm } from '../survey-form.tsx';
import type { EditedSurvey } from './edited-survey.ts';
import styles from './survey-desk.module.css';

/** As wide as a phone; it can be tried, and sends nothing. */
export function SurveyPreview({ edited }: { edited: EditedSurvey }) {
  const questions = edited.questions.map((question) => ({
    ...question,
    title: question.title || '（未填写题目）',
    ...(hasOptions(question.kind) ? { options: [...new Set((question.options ?? []).filter(Boolean))] } : {}),
  }));
  return (
    <Section title="预览" note="手机上的样子，可以试填，不会提交" className={styles.preview}>
      <div className={styles.phone}>
        <p className={styles.previewTitle}>{edited.title || '（未填写标题）'}</p>
        {edited.intro && <p className={styles.previewIntro}>{edited.intro}</p>}
        <SurveyForm questions={questions} busy={false} refusal={null} refused={{}} />
      </div>
    </Section>
  );
}
