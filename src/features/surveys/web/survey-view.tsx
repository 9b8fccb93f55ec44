import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { browserStore } from '#platform/web/browser/browser-store.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import type { OpenSurvey } from '../contract/survey-schemas.ts';
import styles from './survey.module.css';
import { readSurveyCode } from './survey-address.ts';
import { surveyQuery } from './survey-api.ts';
import { SurveyForm } from './survey-form.tsx';
import { useSendAnswers } from './use-send-answers.ts';

const home = (
  <ButtonLink kind="secondary" href="/">
    去商城看看
  </ButtonLink>
);

interface ViewProps {
  /** Why the link shows nothing. */
  refusal: string | null;
  search: Record<string, unknown>;
}

/** A questionnaire as everybody who has the link sees it, on a phone first (specification 2.1). */
export function SurveyView({ refusal, search }: ViewProps) {
  if (refusal !== null) {
    return <Empty title="没有找到这份问卷">请核对链接是否完整，或联系把链接发给您的人。</Empty>;
  }
  return <FoundSurvey code={readSurveyCode(search)} />;
}

function Empty({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h1 className="visually-hidden">问卷</h1>
      <EmptyState title={title} action={home}>
        {children}
      </EmptyState>
    </>
  );
}

function FoundSurvey({ code }: { code: string | undefined }) {
  const { survey } = useSuspenseQuery(surveyQuery(code)).data;
  if (!survey) return <Empty title="目前没有进行中的问卷">感谢关注，欢迎下次参与。</Empty>;
  if (survey.state === 'planned') {
    return (
      <Empty title={survey.title}>{`问卷将于 ${displayTime(survey.opensAt ?? '')} 开始，届时请再打开本页。`}</Empty>
    );
  }
  if (survey.state === 'closed') return <Empty title={survey.title}>问卷已经结束，感谢您的关注。</Empty>;
  return <Asking key={survey.code} survey={survey} />;
}

const answeredKey = (code: string) => `survey-answered:${code}`;

function Asking({ survey }: { survey: OpenSurvey }) {
  const [done, setDone] = useState<'now' | 'before' | null>(null);
  useEffect(() => {
    if (browserStore.read(answeredKey(survey.code))) setDone('before');
  }, [survey.code]);
  const { send, busy, refusal, problems } = useSendAnswers(survey, (when) => {
    browserStore.write(answeredKey(survey.code), true);
    setDone(when);
    window.scrollTo({ top: 0 });
  });
  if (done) return <Thanks before={done === 'before'} title={survey.title} />;
  return (
    <Stack as="article" className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{survey.title}</h1>
        {survey.intro && <p className={styles.intro}>{survey.intro}</p>}
        <p className={styles.note}>
          共 {survey.questions.length} 题{survey.closesAt && `，${displayTime(survey.closesAt)} 截止`}
        </p>
      </header>
      <SurveyForm questions={survey.questions} busy={busy} refusal={refusal} refused={problems} onSubmit={send} />
    </Stack>
  );
}

function Thanks({ before, title }: { before: boolean; title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ResultPage outcome="success" title={before ? '您已提交过这份问卷' : '提交成功，感谢参与'} actions={home}>
        {before ? '每人只需提交一次，您的意见我们已经收到。' : `“${title}”的答卷已收到，我们会认真阅读每一条意见。`}
      </ResultPage>
    </>
  );
}
