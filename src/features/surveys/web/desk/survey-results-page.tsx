import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DESK_SURVEYS_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readSurveyCode } from '../survey-address.ts';
import styles from './survey-desk.module.css';
import { resultsQuery } from './survey-desk-api.ts';
import { SurveyResultsView } from './survey-results-view.tsx';

export const Route = createFileRoute('/_desk/desk/surveyResults.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadResults } = await import('./load-surveys.ts');
    await loadResults(context.queryClient, deps);
  },
  component: SurveyResultsPage,
});

/** Desk: what people answered. */
function SurveyResultsPage() {
  const code = readSurveyCode(Route.useSearch());
  const { data, error, refetch } = useQuery({ ...resultsQuery(code ?? ''), enabled: code !== undefined });
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ label: '问卷管理', href: DESK_SURVEYS_PATH }, { label: data?.survey.title ?? '问卷结果' }]}
      />
      {!data && <h1 className="visually-hidden">问卷结果</h1>}
      {!code && <EmptyState title="没有这份问卷">请从问卷管理列表进入。</EmptyState>}
      {code && error && (
        <ErrorState title="问卷结果加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {code && !error && !data && <SkeletonRows count={6} height={40} columns={3} />}
      {data && <SurveyResultsView results={data} />}
    </div>
  );
}
