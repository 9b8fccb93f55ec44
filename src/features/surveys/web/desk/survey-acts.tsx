import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { surveyEditHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskSurvey } from '../../contract/survey-desk-contract.ts';
import { periodText, SurveyTag } from './survey-columns.tsx';
import styles from './survey-desk.module.css';
import { surveyDeskApi } from './survey-desk-api.ts';

/** Where a survey stands, its link, and what can be done with it now. */
export function SurveyActs({ survey, children }: { survey: DeskSurvey; children?: ReactNode }) {
  const { code, version, link, moves, state } = survey;
  const router = useRouter();
  const act = useAct();
  const move = (to: 'open' | 'closed') =>
    act.run(
      (context) => surveyDeskApi.call.move({ code, version, to }, context),
      to === 'open' ? '问卷已开放' : '问卷已结束',
    );
  const copy = async () => {
    let made = '';
    const copied = await act.run(async (context) => {
      made = (await surveyDeskApi.call.copy({ code }, context)).code;
    }, '已复制为新问卷');
    if (copied) await router.navigate({ href: surveyEditHref(made) });
  };
  return (
    <section className={styles.acts} aria-label="问卷状态与操作">
      <div className={styles.facts}>
        <SurveyTag {...survey} />
        <span>开放时间：{periodText(survey)}</span>
        <span>{survey.answerCount} 份答卷</span>
        {state !== 'draft' && (
          <span className={styles.link}>
            <a href={link} target="_blank" rel="noreferrer">
              {link}
            </a>
            <CopyText text={link} label="问卷链接">
              复制链接
            </CopyText>
          </span>
        )}
      </div>
      <Row gap={10} looks={['wrap']}>
        {children}
        <Button busy={act.busy} onClick={() => void copy()}>
          复制为新问卷
        </Button>
        {moves.includes('open') && (
          <Button kind="primary" busy={act.busy} onClick={() => void move('open')}>
            {state === 'closed' ? '重新开放' : '开放问卷'}
          </Button>
        )}
        {moves.includes('closed') && (
          <Button kind="secondary" busy={act.busy} onClick={() => void move('closed')}>
            结束问卷
          </Button>
        )}
      </Row>
      <ProblemLine>{act.problem}</ProblemLine>
    </section>
  );
}
