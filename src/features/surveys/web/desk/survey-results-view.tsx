import { surveyEditHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import exports from '../../contract/exports.gen.json';
import type { SurveyResults } from '../../contract/survey-desk-contract.ts';
import { QuestionResult } from './question-result.tsx';
import { SurveyActs } from './survey-acts.tsx';
import styles from './survey-desk.module.css';

/** Bars, averages and written answers, question by question. */
export function SurveyResultsView({ results }: { results: SurveyResults }) {
  const { survey, tallies, texts, sources } = results;
  return (
    <>
      <h1 className={styles.title}>{survey.title}</h1>
      <SurveyActs survey={survey}>
        <ButtonLink href={surveyEditHref(survey.code)}>编辑</ButtonLink>
        {survey.answerCount > 0 && (
          <ExportButton
            {...exports['survey-answers']}
            input={{ code: survey.code }}
            fileName={`${survey.title}.xlsx`}
            rows={survey.answerCount}
          >
            导出 XLSX
          </ExportButton>
        )}
      </SurveyActs>
      {survey.answerCount === 0 ? (
        <Section title="结果">
          <EmptyState title="还没有答卷">开放后把问卷链接发给客户，结果会显示在这里。</EmptyState>
        </Section>
      ) : (
        <div className={styles.results}>
          {survey.questions.map((question, index) => {
            const tally = tallies.find(({ key }) => key === question.key);
            if (!tally) return null;
            const written = texts.filter(({ key }) => key === question.key);
            return (
              <QuestionResult
                key={question.key}
                number={index + 1}
                question={question}
                tally={tally}
                written={written}
              />
            );
          })}
          <Sources sources={sources} />
        </div>
      )}
    </>
  );
}

function Sources({ sources }: Pick<SurveyResults, 'sources'>) {
  return (
    <Section title="答卷来源" note="由谁的链接打开">
      <dl className={styles.sources}>
        {sources.map(({ shareCode, times }) => (
          <div key={shareCode ?? ''}>
            <dt>{shareCode === null ? '直接打开' : `销售工号 ${shareCode}`}</dt>
            <dd>{times} 份</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
