import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { surveyEditHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { UnsavedGuard } from '#platform/web/kits/edit/unsaved-guard.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskSurvey } from '../../contract/survey-desk-contract.ts';
import { questionsFault, SURVEY_LIMITS } from '../../rules/survey-questions.ts';
import { type EditedSurvey, editedOf, inputOf } from './edited-survey.ts';
import { QuestionList } from './question-list.tsx';
import { SurveyActs } from './survey-acts.tsx';
import styles from './survey-desk.module.css';
import { surveyDeskApi } from './survey-desk-api.ts';
import { SurveyPreview } from './survey-preview.tsx';

/** Questions, dates and words at the left; at the right what people will see, as it is being written. */
export function SurveyEditor({ survey }: { survey: DeskSurvey | null }) {
  const router = useRouter();
  const act = useAct();
  const [edited, setEdited] = useState(() => editedOf(survey));
  // Read at the moment of leaving, so it must not wait for a render.
  const unsaved = useRef(false);
  const change = (part: Partial<EditedSurvey>) => {
    unsaved.current = true;
    setEdited({ ...edited, ...part });
  };
  const locked = (survey?.answerCount ?? 0) > 0;
  const fault = edited.title.trim() ? questionsFault(inputOf(edited).questions) : '请填写问卷标题';
  const save = async () => {
    let code = '';
    const saved = await act.run(async (context) => {
      const input = inputOf(edited);
      const kept = survey
        ? await surveyDeskApi.call.change({ code: survey.code, version: survey.version, ...input }, context)
        : await surveyDeskApi.call.create(input, context);
      code = kept.code;
      unsaved.current = false;
    }, '问卷已保存');
    if (saved && !survey) await router.navigate({ href: surveyEditHref(code), replace: true });
  };
  return (
    <div className={styles.editor}>
      <div className={styles.page}>
        {survey && <SurveyActs survey={survey} />}
        <Basics edited={edited} change={change} />
        <QuestionList questions={edited.questions} locked={locked} onChange={(questions) => change({ questions })} />
        <StickyBar className={styles.foot}>
          {act.problem ? (
            <ProblemWords>{act.problem}</ProblemWords>
          ) : (
            fault && <span className={styles.quiet}>开放前还需补全：{fault}</span>
          )}
          <Button kind="primary" busy={act.busy} disabled={!edited.title.trim()} onClick={() => void save()}>
            保存问卷
          </Button>
        </StickyBar>
      </div>
      <SurveyPreview edited={edited} />
      <UnsavedGuard isUnsaved={() => unsaved.current} />
    </div>
  );
}

function Basics({ edited, change }: { edited: EditedSurvey; change: (part: Partial<EditedSurvey>) => void }) {
  const { title, intro, opensAt, closesAt } = edited;
  return (
    <Section title="基本信息">
      <Halves>
        <TextField
          label="问卷标题"
          required
          maxLength={SURVEY_LIMITS.title}
          value={title}
          className={styles.wide}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextAreaField
          label="开头说明"
          rows={3}
          maxLength={SURVEY_LIMITS.intro}
          value={intro}
          className={styles.wide}
          onChange={(event) => change({ intro: event.target.value })}
        />
        <TextField
          label="开始时间"
          type="datetime-local"
          value={opensAt}
          hint="不填：开放后立即开始"
          onChange={(event) => change({ opensAt: event.target.value })}
        />
        <TextField
          label="结束时间"
          type="datetime-local"
          value={closesAt}
          hint="不填：手动结束"
          onChange={(event) => change({ closesAt: event.target.value })}
        />
      </Halves>
    </Section>
  );
}
